import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit, latchkit } from '@latchkit/vue'
import { latchkitElements } from '@latchkit/vue/elements'
import { defineNetwork } from '@latchkit/vue/networks'
import { createApp } from 'vue'
import App from './App.vue'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
  testnet: true,
})

const kit = createLatchkit({ projectId: 'interop', networks: [local], adapters: [wagmi()] })

createApp(App).use(latchkit, { kit }).use(latchkitElements, { locale: 'auto' }).mount('#root')
