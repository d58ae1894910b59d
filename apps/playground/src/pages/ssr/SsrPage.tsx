import type { Latchkit } from '@latchkit/core'
import { ConnectButton, LatchkitProvider, NetworkButton } from '@latchkit/react'
import { HookValues } from '../../parts/HookValues.js'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'

/** Renders the page that the server renders and the browser hydrates. */
export function SsrPage({ kit }: { readonly kit: Latchkit }) {
  return (
    <LatchkitProvider kit={kit}>
      <SiteHeader page="ssr">
        <NetworkButton />
        <ConnectButton />
      </SiteHeader>
      <main className="page">
        <PageTitle title="Server rendering">
          The server rendered this page with the connection stored in the user's cookies. The browser hydrates
          it without a layout shift.
        </PageTitle>
        <section className="card" aria-label="Connection">
          <HookValues />
        </section>
      </main>
    </LatchkitProvider>
  )
}
