import '../../styles/page.css'
import { wagmi } from '@latchkit/adapter-wagmi'
import type { Latchkit } from '@latchkit/core'
import { ConnectButton, createLatchkit, LatchkitProvider } from '@latchkit/react'
import { createRoot } from 'react-dom/client'
import { devnet31337, devnet31338 } from '../../networks/devnetNetworks.js'
import { HookValues } from '../../parts/HookValues.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'
import { createPrefixedStorage } from './createPrefixedStorage.js'

declare global {
  interface Window {
    /** For tests: an action of one kit must keep the other's state identical by reference. */
    kits: { readonly shop: Latchkit; readonly forum: Latchkit }
  }
}

const shop = createLatchkit({
  projectId: 'shop',
  networks: [devnet31337, devnet31338],
  adapters: [wagmi()],
})

const forum = createLatchkit({
  projectId: 'forum',
  networks: [devnet31338, devnet31337],
  adapters: [wagmi()],
  storage: createPrefixedStorage('forum'),
  themeMode: 'dark',
  themeVariables: { accent: '#ff9f6b', 'on-accent': '#241000' },
})

window.kits = { shop, forum }

createRoot(getElement('root')).render(
  <>
    <SiteHeader page="two-kits" />
    <main className="page">
      <PageTitle title="Two instances">
        Two instances on one page, each with its own networks, theme, storage and connection. Changes in one
        do not affect the other.
      </PageTitle>
      <Half title="The shop" kit={shop} />
      <Half title="The forum" kit={forum} />
    </main>
  </>,
)

function Half({ title, kit }: { readonly title: string; readonly kit: Latchkit }) {
  return (
    <LatchkitProvider kit={kit}>
      <section className="card" aria-label={title}>
        <h2>{title}</h2>
        <HookValues />
        <div className="row">
          <ConnectButton />
        </div>
      </section>
    </LatchkitProvider>
  )
}
