import type { Latchkit } from '@latchkit/core'
import { createTestKit, type FakeWalletOptions, fakeAdapter, type TestKit } from '@latchkit/core/testing'
import { type ReactNode, StrictMode } from 'react'
import { ConnectButton } from './buttons/ConnectButton.js'
import { LatchkitProvider } from './LatchkitProvider.js'
import type { Locale } from './locales/Locale.js'

/** Creates a kit with fakes and these wallets. */
export function createKitWithWallets(
  wallets: readonly FakeWalletOptions[] = [{ id: 'io.fake', name: 'Fake Wallet' }],
  options: Parameters<typeof createTestKit>[0] = {},
): TestKit {
  return createTestKit({ adapters: [fakeAdapter({ wallets })], ...options })
}

/** An app with a connect button. It uses strict mode, which runs every effect twice. */
export function TestApp(props: {
  readonly kit: Latchkit
  readonly locale?: Locale
  readonly children?: ReactNode
}): ReactNode {
  return (
    <StrictMode>
      <LatchkitProvider kit={props.kit} locale={props.locale}>
        <ConnectButton />
        {props.children}
      </LatchkitProvider>
    </StrictMode>
  )
}
