import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { expectTable, house } from './lib/api'
import { router } from './lib/router.svelte'
import { tableScreen } from './lib/screens'
import { applySettings, settings } from './lib/settings.svelte'
import { speech } from './lib/speech.svelte'

// All that the first screen will need is asked for at once, so that nothing waits in a row.
applySettings()
const { place } = router
const spoken = speech.speak(settings.language)
if (place.screen === 'table') {
  expectTable(place.table)
  void tableScreen()
} else if (place.screen !== 'page') {
  house().catch(() => undefined)
  speech.expectGames(settings.language)
}
await spoken
mount(App, { target: document.getElementById('app') as HTMLElement })
