import type { Latchkit } from '../../../engine/latchkit.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { openSwap } from './installSwap.js'

/**
 * Reads the quotes of the swap that the user prepares again, or the tokens if they could not be read.
 *
 * @throws `NotConnectedError`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { refreshSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * refreshSwap(kit)
 * ```
 */
export function refreshSwap(kit: Latchkit): void {
  openSwap(kit)
  kit.internal.send({ feature: 'swap', event: { type: 'refresh' } })
}

export declare namespace refreshSwap {
  type ErrorType = NotConnectedError
}
