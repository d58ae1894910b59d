import type { Latchkit } from '../kit/latchkit.js'
import type { Route } from './route.js'

/**
 * Goes on to another view. Does nothing where it is on show already, or the modal is closed.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { push } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await push(kit, { route: { view: 'networks' } })
 * ```
 */
export async function push(kit: Latchkit, parameters: push.Parameters): Promise<push.ReturnType> {
  kit.internal.send({ feature: 'modal', event: { type: 'push', route: parameters.route } })
}

export declare namespace push {
  /** Where to go. */
  type Parameters = { readonly route: Route }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
