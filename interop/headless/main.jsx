import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { defineNetwork } from '@latchkit/react/networks'
import { createRoot } from 'react-dom/client'
import { LatchkitPanel } from './shared/latchkitPanel.jsx'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
  testnet: true,
})
const kit = createLatchkit({ projectId: 'interop', networks: [local], adapters: [wagmi()] })

createRoot(document.getElementById('root')).render(
  <LatchkitProvider kit={kit}>
    <ConnectButton />
    <LatchkitPanel />
  </LatchkitProvider>,
)
