import '@latchkit/react/buttons.css'
import '../src/app.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { environment } from '../src/environment'

export const metadata: Metadata = { title: '%APP%', icons: '/icon.svg' }

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en">
      <body>
        {/* The wallets of the devnet, as a browser extension would add them. */}
        {environment.devnetUrl && <script src={`${environment.devnetUrl}/wallets.js`} nonce={nonce} async />}
        {children}
      </body>
    </html>
  )
}
