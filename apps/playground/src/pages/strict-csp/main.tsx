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
  // The other wallets show the icons that they announce as `data:` URLs (EIP-6963).
  connectorImages: { 'dev.latchkit.twin': ownImage('twin') },
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
        request to other origins. An app whose RPC has another origin adds it to <code>connect-src</code>. The
        icons that wallets announce as <code>data:</code> URLs need no <code>img-src</code>; this page
        configures one of its own with <code>connectorImages</code>.
      </PageTitle>
      <section className="card" aria-label="Connection">
        <HookValues />
      </section>
      <Violations />
    </main>
  </LatchkitProvider>,
)
