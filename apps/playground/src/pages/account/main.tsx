import './account.css'
import { bitcoin } from '@latchkit/adapter-bitcoin'
import { solana } from '@latchkit/adapter-solana'
import { wagmi } from '@latchkit/adapter-wagmi'
import { dataApi } from '@latchkit/blockchain-api'
import type { EvmNetwork } from '@latchkit/core'
import { loginFrame } from '@latchkit/frame-client/login'
import { gateway } from '@latchkit/gateway-client'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { ar } from '@latchkit/react/locales/ar'
import { en } from '@latchkit/react/locales/en'
import { createRoot } from 'react-dom/client'
import { logFacts } from '../../inspector/logFacts.js'
import { devnetBitcoin } from '../../networks/devnetBitcoin.js'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { testDollar } from '../../parts/testDollar.js'
import { Permissions } from '../../permissions/Permissions.js'
import { getElement } from '../getElement.js'
import { ActivityTable } from './ActivityTable.js'
import { NameCard } from './NameCard.js'
import { NftGrid } from './NftGrid.js'
import { PayCard } from './PayCard.js'
import { SentTransactions } from './SentTransactions.js'
import { SwapCard } from './SwapCard.js'
import { TokenTable } from './TokenTable.js'

const query = new URLSearchParams(location.search)
/** The gateway of `npm start`, or the one in the query; `none` for no data API. */
const url = query.get('data') ?? 'http://127.0.0.1:8787'
/** A gateway in the query: it sets the data API, and with it the relay, the wallet directory and the first RPC URLs. */
const gatewayUrl = query.get('gateway')
/** The login frame in the query; without it, there is no login. */
const frameUrl = query.get('frame')

const listedTokens = [
  { address: testDollar, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
  {
    // Its address is the same on every chain of the devnet.
    ...{ address: '0xA15BB66138824a1c7167f5E85b957d04Dd34E468', name: 'Test Ether' },
    ...{ symbol: 'TETH', decimals: 18 },
  },
]

/** Without a data API, the app lists the tokens itself. */
const withTokens = (network: EvmNetwork): EvmNetwork =>
  url === 'none' ? { ...network, tokens: listedTokens } : network

const kit = createLatchkit({
  projectId: 'devnet',
  networks: [withTokens(devnet31337), devnet31338, devnetSolana, devnetBitcoin],
  adapters: [wagmi(), solana(), bitcoin()],
  features: { pay: true, smartSessions: true },
  ...(gatewayUrl
    ? { gateway: gateway({ url: gatewayUrl }) }
    : url !== 'none' && { dataApi: dataApi({ url }) }),
  ...(frameUrl && { login: loginFrame({ url: frameUrl, title: 'Log in' }) }),
})

logFacts(kit)

createRoot(getElement('root')).render(
  <LatchkitProvider kit={kit} locale={query.get('language') === 'ar' ? ar : en}>
    <SiteHeader page="account">
      <NetworkButton />
      <ConnectButton />
    </SiteHeader>
    <main className="page account-page">
      <PageTitle title="The account">
        The name, the tokens, the NFTs and the transactions of the connected account, read by a self-hosted
        gateway from the nodes of the chains: in the account view of the modal, and below with hooks.
      </PageTitle>
      {query.get('tables') !== 'none' && (
        <>
          <SwapCard />
          <TokenTable />
          <NftGrid />
          <ActivityTable />
          <SentTransactions />
          <NameCard />
          <PayCard />
          <Permissions />
        </>
      )}
    </main>
  </LatchkitProvider>,
)
