import '../../styles/page.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, latchkit } from '@latchkit/vue'
import { latchkitElements } from '@latchkit/vue/elements'
import { createApp, ref } from 'vue'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { VuePage } from './VuePage.js'

const violations = ref(0)
document.addEventListener('securitypolicyviolation', () => {
  violations.value += 1
})

const kit = createLatchkit({
  projectId: 'vue',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi()],
})

createApp(VuePage, { violations }).use(latchkit, { kit }).use(latchkitElements).mount('#app')
