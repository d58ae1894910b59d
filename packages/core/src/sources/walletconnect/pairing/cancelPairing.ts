import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Cancels the pending pairing: its URI can no longer be approved. Does nothing if no pairing is pending.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { cancelPairing } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { walletConnect } from '@latchkit/core/walletconnect'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], relay: walletConnect() })
 * await cancelPairing(kit)
 * ```
 */
export async function cancelPairing(kit: Latchkit): Promise<cancelPairing.ReturnType> {
  kit.internal.send({ feature: 'pairing', event: { type: 'cancel' } })
}

export declare namespace cancelPairing {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
