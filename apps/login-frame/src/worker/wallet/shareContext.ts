import type { StoredShare } from '../storage/DeviceStorage.js'

/** Returns the context with which the share of a wallet is encrypted on this device. */
export function shareContext({ userId, addresses }: Pick<StoredShare, 'userId' | 'addresses'>): string {
  return ['share', userId, addresses.eip155, addresses.solana].join('\n')
}
