import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Shows only certified wallets, or all of them again.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { toggleCertified } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await toggleCertified(kit)
 * ```
 */
export async function toggleCertified(kit: Latchkit): Promise<toggleCertified.ReturnType> {
  kit.internal.send({ feature: 'directory', event: { type: 'certifiedToggled' } })
}

export declare namespace toggleCertified {
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
