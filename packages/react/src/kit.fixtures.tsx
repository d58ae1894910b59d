import type { Latchkit } from '@latchkit/core'
import { createTestKit, type FakeWalletOptions, fakeAdapter, type TestKit } from '@latchkit/core/testing'
import { type ReactNode, StrictMode } from 'react'
import { ConnectButton } from './buttons/ConnectButton.js'
import { LatchkitProvider } from './LatchkitProvider.js'

/** A kit on fakes, with these wallets. */
export function createKitWithWallets(
  wallets: readonly FakeWalletOptions[] = [{ id: 'io.fake', name: 'Fake Wallet' }],
  options: Parameters<typeof createTestKit>[0] = {},
): TestKit {
  return createTestKit({ adapters: [fakeAdapter({ wallets })], ...options })
}

/** A page with a connect button and whatever else. Strict, so that every effect is run, undone and run again. */
export function TestApp(props: { readonly kit: Latchkit; readonly children?: ReactNode }): ReactNode {
  return (
    <StrictMode>
      <LatchkitProvider kit={props.kit}>
        <ConnectButton />
        {props.children}
      </LatchkitProvider>
    </StrictMode>
  )
}
