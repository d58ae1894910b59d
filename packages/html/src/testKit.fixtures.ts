import type { Latchkit } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import { createTestKit, type FakeWalletOptions, fakeAdapter, type TestKit } from '@latchkit/core/testing'
import { expect } from 'vitest'

/** Creates a kit with fakes and these wallets. */
export function createKitWithWallets(
  options: Parameters<typeof createTestKit>[0] = {},
  wallets: readonly FakeWalletOptions[] = [{ id: 'io.fake', name: 'Fake Wallet' }],
): TestKit {
  return createTestKit({ adapters: [fakeAdapter({ wallets })], ...options })
}

/** Returns a prefix that no other test of the page has: a name of an element cannot be defined again. */
export function createPrefix(): string {
  return `t${crypto.randomUUID()}`
}

/** Connects the wallet once the kit has found it: it is mounted after the first render. */
export async function connectFake(kit: Latchkit): Promise<void> {
  await expect.poll(() => kit.getState().wallets.connectors.eip155?.length).toBe(1)
  await connect(kit, { connectorId: 'io.fake' })
}
