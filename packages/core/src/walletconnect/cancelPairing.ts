import type { Latchkit } from '../kit/latchkit.js'

/**
 * Calls off what waits for a wallet to answer: its URI is dead from now on. Does nothing where nobody waits.
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
