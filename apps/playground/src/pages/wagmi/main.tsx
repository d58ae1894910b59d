import '../../styles/page.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { HookValues } from '../../parts/HookValues.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'
import { WagmiPanel } from './WagmiPanel.js'

// The app's config; the kit uses the same one.
const config = createConfig({
  chains: [devnet31337, devnet31338],
  transports: { [devnet31337.id]: http(), [devnet31338.id]: http() },
})

const kit = createLatchkit({
  projectId: 'beside-wagmi',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi({ config })],
})

createRoot(getElement('root')).render(
  <WagmiProvider config={config} reconnectOnMount={false}>
    <QueryClientProvider client={new QueryClient()}>
      <LatchkitProvider kit={kit}>
        <SiteHeader page="wagmi">
          <NetworkButton />
          <ConnectButton />
        </SiteHeader>
        <main className="page">
          <PageTitle title="With wagmi">
            One wagmi config, used by the app's own hooks and by Latchkit. Both always show the same
            connection, whichever of them connects, switches or disconnects.
          </PageTitle>
          <WagmiPanel />
          <section className="card" aria-label="Latchkit state">
            <h2>Latchkit state</h2>
            <HookValues />
          </section>
        </main>
      </LatchkitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
