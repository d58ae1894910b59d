import './all-chains.css'
import type { Network } from '@latchkit/core'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { bitcoinTestnet, solanaDevnet } from '@latchkit/react/networks'
import { createRoot } from 'react-dom/client'
import { ChainCard } from '../../chain-cards/ChainCard.js'
import { chains } from '../../chain-cards/chains.js'
import { createLog } from '../../inspector/createLog.js'
import { LogContext } from '../../inspector/LogContext.js'
import { LogList } from '../../inspector/LogList.js'
import { devnetBitcoin } from '../../networks/devnetBitcoin.js'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { TestWallets } from '../../test-wallets/TestWallets.js'
import { getElement } from '../getElement.js'
import { ActiveNamespace } from './ActiveNamespace.js'
import { createAdapters } from './createAdapters.js'

const query = new URLSearchParams(location.search)
/** A node in the query, which is asked before the devnet's. */
const firstNode = query.get('first')

function withFirstNode<N extends Network>(network: N): N {
  const { http } = network.rpcUrls.default
  return firstNode
    ? { ...network, rpcUrls: { default: { http: [`${firstNode}/${network.chainNamespace}`, ...http] } } }
    : network
}

const kit = createLatchkit({
  projectId: 'every-chain',
  networks: [
    devnet31337,
    devnet31338,
    withFirstNode(devnetSolana),
    solanaDevnet,
    withFirstNode(devnetBitcoin),
    bitcoinTestnet,
  ],
  adapters: await createAdapters(query),
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
        <SiteHeader page="all-chains">
          <NetworkButton />
          <ConnectButton />
        </SiteHeader>
        <main className="page every-chain">
          <PageTitle title="All chains">
            EVM, Solana and Bitcoin on one page, each with its own wallet, account and network, all connected
            at the same time. One of them is the active one.
          </PageTitle>
          <ActiveNamespace />
          <div className="chains">
            {chains.map((chain) => (
              <ChainCard key={chain.namespace} chain={chain} />
            ))}
          </div>
          <div className="beside">
            <LogList log={log} />
            <TestWallets everyChain />
          </div>
        </main>
      </LatchkitProvider>
    </LogContext.Provider>
  )
}
