import type { Latchkit } from '../../../engine/latchkit.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { openSwap } from './installSwap.js'

/**
 * Exchanges the two tokens of the swap that the user prepares. The amount stays with its token.
 *
 * @throws `NotConnectedError`
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { flipSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * flipSwap(kit)
 * ```
 */
export function flipSwap(kit: Latchkit): void {
  openSwap(kit)
  kit.internal.send({ feature: 'swap', event: { type: 'flip' } })
}

export declare namespace flipSwap {
  type ErrorType = NotConnectedError
}
