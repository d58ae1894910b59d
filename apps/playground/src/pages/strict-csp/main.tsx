import '../../styles/page.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import { ConnectButton, createLatchkit, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { HookValues } from '../../parts/HookValues.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'
import { Violations } from './Violations.js'

const ownImage = (name: string) => new URL(`/wallets/${name}.svg`, location.href).href

const kit = createLatchkit({
  projectId: 'strict',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi()],
  // Wallets announce their icons as `data:` URLs (EIP-6963), which `default-src 'self'` blocks: the app serves them itself.
  connectorImages: {
    'dev.latchkit.harbor': ownImage('harbor'),
    'dev.latchkit.meadow': ownImage('meadow'),
    'dev.latchkit.twin': ownImage('twin'),
  },
})

createRoot(getElement('root')).render(
  <LatchkitProvider kit={kit}>
    <SiteHeader page="strict-csp">
      <NetworkButton />
      <ConnectButton />
    </SiteHeader>
    <main className="page">
      <PageTitle title="Strict CSP">
        This page is served under <code>default-src 'self'; style-src 'self'; script-src 'self'</code> and{' '}
        <code>require-trusted-types-for 'script'</code>. The kit adds no inline style or script and sends no
        request to other origins. An app whose RPC has another origin adds it to <code>connect-src</code>.
        Wallets announce icons as <code>data:</code> URLs: an app that shows them adds{' '}
        <code>img-src 'self' data:</code>; this page configures its own icons with{' '}
        <code>connectorImages</code>.
      </PageTitle>
      <section className="card" aria-label="Connection">
        <HookValues />
      </section>
      <Violations />
    </main>
  </LatchkitProvider>,
)
