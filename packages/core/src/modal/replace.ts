import type { Latchkit } from '../kit/latchkit.js'
import type { Route } from './route.js'

/**
 * Puts another view in the place of the one on show: going back leads to the one before. Does nothing where the modal is closed.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { replace } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await replace(kit, { route: { view: 'networks' } })
 * ```
 */
export async function replace(kit: Latchkit, parameters: replace.Parameters): Promise<replace.ReturnType> {
  kit.internal.send({ feature: 'modal', event: { type: 'replace', route: parameters.route } })
}

export declare namespace replace {
  /** Where to go. */
  type Parameters = { readonly route: Route }
  type ReturnType = undefined
  /** It never rejects. */
  type ErrorType = never
}
