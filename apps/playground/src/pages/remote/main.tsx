import './remote.css'
import type { Latchkit } from '@latchkit/core'
import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { ar } from '@latchkit/react/locales/ar'
import { en } from '@latchkit/react/locales/en'
import { createRoot } from 'react-dom/client'
import { ChainCard } from '../../chain-cards/ChainCard.js'
import { chains } from '../../chain-cards/chains.js'
import { createLog } from '../../inspector/createLog.js'
import { LogContext } from '../../inspector/LogContext.js'
import { LogList } from '../../inspector/LogList.js'
import { createTelemetry } from '../../inspector/toTelemetry.js'
import { useFactLog } from '../../inspector/useFactLog.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { WalletCalls } from '../../wallet-calls/WalletCalls.js'
import { getElement } from '../getElement.js'
import { createKit } from './createKit.js'
import { ManualPairing } from './ManualPairing.js'
import { type RemoteUrls, readRemoteUrls } from './remoteUrls.js'

const query = new URLSearchParams(location.search)
const urls = readRemoteUrls(query)
const log = createLog()
const kit = createKit(
  urls,
  {
    adapters: query.get('adapters'),
    chains: query.get('chains'),
    rpc: query.get('rpc'),
    hasSignIn: query.get('siwx') === 'on',
  },
  createTelemetry(log),
)
const locale = query.get('language') === 'ar' ? ar : en

createRoot(getElement('root')).render(<Page kit={kit} urls={urls} />)

function Page({ kit, urls }: { readonly kit: Latchkit; readonly urls: RemoteUrls }) {
  useFactLog(kit, log)
  const configured = chains.filter(({ namespace }) =>
    kit.config.networks.some(({ chainNamespace }) => chainNamespace === namespace),
  )
  return (
    <LogContext.Provider value={log}>
      <LatchkitProvider kit={kit} locale={locale}>
        <SiteHeader page="remote">
          <NetworkButton />
          <ConnectButton />
        </SiteHeader>
        <main className="page remote">
          <PageTitle title="Remote wallets">
            Wallets on phones and in other apps, over a self-hosted relay. One scan connects EVM and Solana at
            once; installed wallets work at the same time. To try it without a phone,{' '}
            <a href={urls.phoneUrl} target="_blank" rel="noreferrer">
              open the test phone
            </a>
            .
          </PageTitle>
          <ManualPairing phoneUrl={urls.phoneUrl} />
          <div className="chains">
            {configured.map((chain) => (
              <ChainCard key={chain.namespace} chain={chain} />
            ))}
          </div>
          <WalletCalls />
          <LogList log={log} />
        </main>
      </LatchkitProvider>
    </LogContext.Provider>
  )
}
