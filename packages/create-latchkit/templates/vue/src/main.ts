import { latchkit } from '@latchkit/vue'
import { latchkitElements } from '@latchkit/vue/elements'
import { createApp } from 'vue'
import App from './App.vue'
import { startDevnet } from './devnet/startDevnet'
import { kit } from './kit'

startDevnet()

createApp(App).use(latchkit, { kit }).use(latchkitElements).mount('#root')
