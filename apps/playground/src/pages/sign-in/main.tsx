import '../../styles/page.css'
import { bitcoin } from '@latchkit/adapter-bitcoin'
import { solana } from '@latchkit/adapter-solana'
import { wagmi } from '@latchkit/adapter-wagmi'
import { gatewaySignIn } from '@latchkit/blockchain-api'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { devnetBitcoin } from '../../networks/devnetBitcoin.js'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { HookValues } from '../../parts/HookValues.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'
import { createServerSessions } from './createServerSessions.js'
import { createSessionStore } from './createSessionStore.js'
import { GatewayAccount } from './GatewayAccount.js'
import { ProtectedData } from './ProtectedData.js'
import { Session } from './Session.js'

const query = new URLSearchParams(location.search)
const isRequired = query.get('required') !== 'off'
const sessions = query.get('sessions')
const gateway =
  sessions === 'gateway'
    ? gatewaySignIn({
        url: query.get('gateway') ?? 'http://127.0.0.1:8787',
        projectId: 'devnet',
        statement: 'Sign in to the playground.',
        required: isRequired,
      })
    : undefined
const hasServer = sessions === 'server'

function createOwnSessions() {
  return hasServer
    ? createServerSessions({ isRequired })
    : createSessionStore({ isRequired, fails: query.get('fails') === 'on' })
}

const kit = createLatchkit({
  projectId: 'sign-in',
  networks: hasServer ? [devnet31337, devnet31338, devnetSolana, devnetBitcoin] : [devnet31337, devnet31338],
  adapters: hasServer ? [wagmi(), solana(), bitcoin()] : [wagmi()],
  metadata: {
    name: 'Playground',
    description: 'Every flow of Latchkit',
    url: location.origin,
    icons: [`${location.origin}/wallets/meadow.svg`],
  },
  siwx: gateway ?? createOwnSessions(),
})

createRoot(getElement('root')).render(
  <LatchkitProvider kit={kit}>
    <SiteHeader page="sign-in">
      <NetworkButton />
      <ConnectButton />
    </SiteHeader>
    <main className="page">
      <PageTitle title="Sign in">
        An account that connects signs a message, and again on another network. The sessions of this page end
        with the tab. <code>?required=off</code> lets users stay connected without a session, and{' '}
        <code>?fails=on</code> refuses every signature. With <code>?sessions=server</code>, the server of the
        playground verifies the message, and keeps the session in a cookie. With{' '}
        <code>?sessions=gateway</code>, the gateway of the devnet does, and issues a token.
      </PageTitle>
      <section className="card" aria-label="Connection">
        <HookValues />
      </section>
      <Session />
      {hasServer && <ProtectedData />}
      {gateway && <GatewayAccount siwx={gateway} />}
    </main>
  </LatchkitProvider>,
)
