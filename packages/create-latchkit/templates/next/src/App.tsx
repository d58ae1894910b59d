'use client'
import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { useEffect } from 'react'
import { AccountCard } from './AccountCard'
import { kit } from './kit'

export default function App() {
  useEffect(() => {
    // A build does not contain the tools of development.
    if (process.env.NODE_ENV === 'development')
      import('./devnet/showDevnetPanel').then(({ showDevnetPanel }) => showDevnetPanel())
  }, [])
  return (
    <LatchkitProvider kit={kit}>
      <header>
        <strong className="brand">%APP%</strong>
        <nav>
          <NetworkButton />
          <ConnectButton />
        </nav>
      </header>
      <main>
        <AccountCard />
      </main>
    </LatchkitProvider>
  )
}
