import type { Latchkit } from '@latchkit/core'
import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { KitFacts } from '../../parts/KitFacts.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'

/** What the server writes and the browser takes up. */
export function SsrPage({ kit }: { readonly kit: Latchkit }) {
  return (
    <LatchkitProvider kit={kit}>
      <SiteHeader page="ssr">
        <NetworkButton />
        <ConnectButton />
      </SiteHeader>
      <main className="page">
        <PageTitle title="Server-rendered">
          The server wrote this page, with what the visitor's cookies remember of the last visit. The browser
          takes it up as it is: nothing jumps, nothing is rendered twice.
        </PageTitle>
        <section className="card" aria-label="Connection">
          <KitFacts />
        </section>
      </main>
    </LatchkitProvider>
  )
}
