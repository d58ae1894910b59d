import '../all-chains/all-chains.css'
import { solana } from '@latchkit/adapter-solana'
import { loginFrame } from '@latchkit/frame-client/login'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { ChainCard } from '../../chain-cards/ChainCard.js'
import { chains } from '../../chain-cards/chains.js'
import { createLog } from '../../inspector/createLog.js'
import { LogContext } from '../../inspector/LogContext.js'
import { LogList } from '../../inspector/LogList.js'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { WalletCalls } from '../../wallet-calls/WalletCalls.js'
import { loadEvmAdapter } from '../all-chains/loadEvmAdapter.js'
import { getElement } from '../getElement.js'
import { createServerSessions } from '../sign-in/createServerSessions.js'
import { RequestCard } from './RequestCard.js'

const query = new URLSearchParams(location.search)
/** The servers of `npm start`, unless a test gives others. */
const frameUrl = query.get('frame') ?? 'http://localhost:8790/sdk'
const inboxUrl = query.get('inbox') ?? 'http://127.0.0.1:8792'
const providers = ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'] as const
/** Names of the providers to offer, separated by commas. */
const names = (query.get('socials') ?? 'google,github,apple,facebook,x,discord').split(',')

const kit = createLatchkit({
  projectId: 'devnet',
  networks: [devnet31337, devnet31338, devnetSolana],
  adapters: [await loadEvmAdapter(query.get('evm')), solana()],
  login: loginFrame({ url: frameUrl, title: 'Log in' }),
  features: { socials: providers.filter((provider) => names.includes(provider)), passkey: true },
  ...(query.get('siwx') === 'on' && { siwx: createServerSessions({ isRequired: true }) }),
})

// Created before the kit, so that the log includes the restore.
const log = createLog()
kit.internal.onFact((fact) =>
  log.write({ kind: 'fact', title: `${fact.feature}/${fact.type}`, detail: fact }),
)

createRoot(getElement('root')).render(<Page />)

function Page() {
  return (
    <LogContext.Provider value={log}>
      <LatchkitProvider kit={kit}>
        <SiteHeader page="login">
          <NetworkButton />
          <ConnectButton />
        </SiteHeader>
        <main className="page every-chain">
          <PageTitle title="Log in">
            A wallet without an extension: the user logs in by e-mail, with an account of a provider, or with
            a passkey that was added in the settings of the wallet. The keys stay in a frame on another
            origin. The mails of this machine arrive in the{' '}
            <a href={inboxUrl} target="_blank" rel="noreferrer">
              inbox
            </a>
            . The providers are one local server, which accepts every user name.
          </PageTitle>
          <div className="chains">
            {chains
              .filter(({ namespace }) => namespace !== 'bip122')
              .map((chain) => (
                <ChainCard key={chain.namespace} chain={chain} />
              ))}
          </div>
          <RequestCard />
          <WalletCalls />
          <LogList log={log} />
        </main>
      </LatchkitProvider>
    </LogContext.Provider>
  )
}
