import { getAccount } from '../../exports/actions.js'
import { base, mainnet, solana } from '../../exports/networks.js'
import { createTestKit, type FakeRelay, fakeAdapter, fakeRelay } from '../../exports/testing.js'
import type { Network } from '../../foundation/schema/network.js'

/** The configured networks. */
export const networks: readonly [Network, ...Network[]] = [mainnet, base, solana]
/** The wallet's account. */
export const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Another account. */
export const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Mounts a kit with a fake relay. */
export function startKit(
  options: Parameters<typeof createTestKit>[0] & { relay?: FakeRelay } = {},
): ReturnType<typeof createTestKit> & {
  readonly relay: FakeRelay
  readonly account: (namespace: 'eip155' | 'solana' | 'bip122') => getAccount.ReturnType
} {
  const relay = options.relay ?? fakeRelay()
  const testKit = createTestKit({ networks, debug: false, adapters: [fakeAdapter()], ...options, relay })
  testKit.kit.mount()
  return {
    ...testKit,
    relay,
    account: (namespace: 'eip155' | 'solana' | 'bip122') => getAccount(testKit.kit, { namespace }),
  }
}

/** Parameters of `connect` for a remote wallet. */
export const viaRelay: { readonly connectorId: string } = { connectorId: 'walletConnect' }
