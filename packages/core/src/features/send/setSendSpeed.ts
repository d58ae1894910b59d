import type { FeeSpeed } from '../../chains/evm/readFees.js'
import type { Latchkit } from '../../engine/latchkit.js'

/**
 * Selects how soon the transfer under review should be in a block, and so its network fee. Default `normal`.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setSendSpeed } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * setSendSpeed(kit, { speed: 'fast' })
 * ```
 */
export function setSendSpeed({ internal }: Latchkit, parameters: setSendSpeed.Parameters): void {
  internal.send({ feature: 'transferReview', event: { type: 'setSpeed', speed: parameters.speed } })
}

export declare namespace setSendSpeed {
  type Parameters = { readonly speed: FeeSpeed }
}
