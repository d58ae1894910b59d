import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { AccountCard } from './AccountCard'
import { kit } from './kit'

export default function App() {
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
