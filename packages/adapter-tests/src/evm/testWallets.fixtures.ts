import type { AdapterFactory, PortContext } from '@latchkit/core/ports'
import {
  harbor,
  installWallets,
  meadow,
  openPage,
  type TestPage,
  type WalletControl,
  type WalletPage,
  type WalletState,
} from '@latchkit/devnet/page'
import type { Hex } from 'viem'
import { onTestFinished } from 'vitest'
import { type StartedAdapter, startAdapter } from '../startAdapter.fixtures.js'
import { away, devnet, home } from './chains.fixtures.js'

/** Harbor's connector id. */
export const connectorId: string = harbor.rdns

/** Installs both wallets on the page until the test ends. `control`, `state` and the keys are Harbor's. */
export function installTestWallets(
  parameters: {
    readonly state?: Partial<WalletState>
    readonly privateKeys?: readonly Hex[]
    readonly legacy?: boolean
  } = {},
): {
  readonly control: WalletControl
  readonly page: TestPage
} {
  const { legacy = false, state, privateKeys = harbor.privateKeys } = parameters
  const page: TestPage & WalletPage = openPage()
  installWallets(page, {
    chains: devnet.chains,
    wallets: [{ ...harbor, state, privateKeys }, meadow],
    legacy: legacy ? harbor.key : undefined,
  })
  // Adapters read the real window.
  if (page.ethereum) Object.assign(window, { ethereum: page.ethereum })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum')
    page.close()
  })
  const control = page.__wallets?.[harbor.key]
  if (!control) throw new Error('Harbor is not installed.')
  return { control, page }
}

/** Starts an adapter with both chains and stops it after the test. */
export function startEvmAdapter(factory: AdapterFactory, more: Partial<PortContext> = {}): StartedAdapter {
  return startAdapter(factory, [home, away], more)
}
