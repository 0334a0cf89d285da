import '@fontsource/grenze/latin-600.css'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applySettings, settings } from './lib/settings.svelte'
import { speech } from './lib/speech.svelte'

applySettings()
await speech.speak(settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
