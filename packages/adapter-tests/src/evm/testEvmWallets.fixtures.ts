import type { AdapterFactory } from '@latchkit/core/ports'
import { describe } from 'vitest'
import { testConnecting } from './testConnecting.fixtures.js'
import { testDiscovery } from './testDiscovery.fixtures.js'
import { testInjectedWallet } from './testInjectedWallet.fixtures.js'
import { testSwitching } from './testSwitching.fixtures.js'

/**
 * Registers the tests of behavior that only adapters for EVM wallets have: discovery (EIP-6963 and `window.ethereum`),
 * and the responses of wallets that differ from EIP-1193.
 *
 * @param parameters `create` creates the adapter of one kit. `readsAccounts`: whether the adapter reads the accounts
 * itself, not a library. Default true.
 */
export function testEvmWallets({
  create,
  readsAccounts = true,
}: {
  readonly create: () => AdapterFactory
  readonly readsAccounts?: boolean
}): void {
  describe('connectors', () => testDiscovery(create))
  describe('connect', () => testConnecting(create, readsAccounts))
  describe('switchNetwork', () => testSwitching(create))
  describe('an injected wallet', () => testInjectedWallet(create))
}
