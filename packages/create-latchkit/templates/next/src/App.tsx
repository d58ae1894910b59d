'use client'
import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import dynamic from 'next/dynamic'
import { Account } from './Account'
import { environment } from './environment'
import { kit } from './kit'

// A build does not contain the panel.
const DevnetPanel =
  process.env.NODE_ENV === 'development' ? dynamic(() => import('./devnet/DevnetPanel')) : () => null

export default function App() {
  return (
    <LatchkitProvider kit={kit}>
      <header>
        <strong className="brand">Latchkit app</strong>
        <nav>
          <NetworkButton />
          <ConnectButton />
        </nav>
      </header>
      <main>
        <Account />
        <DevnetPanel inboxUrl={environment.inboxUrl} />
      </main>
    </LatchkitProvider>
  )
}
