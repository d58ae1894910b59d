'use client'

import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { defineNetwork } from '@latchkit/react/networks'
import { LatchkitPanel } from '../shared/latchkitPanel.jsx'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [process.env.NEXT_PUBLIC_RPC_URL] } },
  testnet: true,
})
const kit = createLatchkit({ projectId: 'interop', networks: [local], adapters: [wagmi()] })

export function Wallet() {
  return (
    <LatchkitProvider kit={kit}>
      <ConnectButton />
      <LatchkitPanel />
    </LatchkitProvider>
  )
}
