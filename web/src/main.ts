import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { picture } from './lib/games/client'
import { expectTable, house } from './lib/net/api'
import { router } from './lib/page/router.svelte'
import { openTableScreen, rulesScreen, tableScreen } from './lib/page/screens'
import { applySettings, dark, settings } from './lib/kept/settings.svelte'
import { briefTexts, gameText } from './lib/texts/files'
import { speech } from './lib/texts/speech.svelte'

// All that the first screen will need is asked for at once, so that nothing waits in a row.
applySettings()
const { place } = router
const spoken = speech.speak(settings.language)
if (place.screen === 'table') {
  expectTable(place.table)
  void tableScreen()
} else if (place.screen !== 'page') {
  house().catch(() => undefined)
  void briefTexts(settings.language)
}
if (place.screen === 'open') void openTableScreen()
if (place.screen === 'rules') {
  void rulesScreen()
  gameText(place.game, settings.language, 'rules').catch(() => undefined)
  const drawn = picture(place.game, settings.language, dark() ? 'dark' : 'light')
  if (drawn) new Image().src = drawn
}
await spoken
mount(App, { target: document.getElementById('app') as HTMLElement })

// The worker comes when all else is there; if the house is gone by then, the next time.
setTimeout(() => {
  import('./lib/page/installed')
    .then(({ settle }) => settle(settings.language))
    .catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
}, 3000)
