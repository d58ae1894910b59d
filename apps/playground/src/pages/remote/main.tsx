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
import { toTelemetry } from '../../inspector/toTelemetry.js'
import { useFactLog } from '../../inspector/useFactLog.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { placeOf } from '../placeOf.js'
import { createKit } from './createKit.js'
import { OwnCode } from './OwnCode.js'
import { type Places, readPlaces } from './places.js'

const query = new URLSearchParams(location.search)
const places = readPlaces(query)
const log = createLog()
const kit = createKit(places, query.get('adapters'), toTelemetry(log))
const locale = query.get('language') === 'ar' ? ar : en

createRoot(placeOf('root')).render(<Page kit={kit} places={places} />)

function Page({ kit, places }: { readonly kit: Latchkit; readonly places: Places }) {
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
            <a href={places.phoneUrl} target="_blank" rel="noreferrer">
              open the test phone
            </a>
            .
          </PageTitle>
          <OwnCode phoneUrl={places.phoneUrl} />
          <div className="chains">
            {configured.map((chain) => (
              <ChainCard key={chain.namespace} chain={chain} />
            ))}
          </div>
          <LogList log={log} />
        </main>
      </LatchkitProvider>
    </LogContext.Provider>
  )
}
