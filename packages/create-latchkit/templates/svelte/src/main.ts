import { defineElements } from '@latchkit/html'
import { mount } from 'svelte'
import App from './App.svelte'
import { startDevnet } from './devnet/startDevnet'
import { kit } from './kit'

const target = document.getElementById('root')
if (!target) throw new Error('index.html must contain an element with the id "root".')

startDevnet()

defineElements(kit)
mount(App, { target })
