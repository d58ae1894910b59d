import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { lazy, Suspense } from 'react'
import { Account } from './Account'
import { environment } from './environment'
import { kit } from './kit'

// A build does not contain the panel.
const DevnetPanel = import.meta.env.DEV ? lazy(() => import('./devnet/DevnetPanel')) : () => null

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
        <Suspense>
          <DevnetPanel inboxUrl={environment.inboxUrl} />
        </Suspense>
      </main>
    </LatchkitProvider>
  )
}
