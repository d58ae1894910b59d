import type { Latchkit } from '../../../engine/latchkit.js'
import { loginFeature } from './feature.js'

/**
 * Reports to the telemetry sink that the user has chosen the e-mail login, for example by typing into its field. The modal does so itself.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { selectEmailLogin } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * selectEmailLogin(kit)
 * ```
 */
export function selectEmailLogin({ internal }: Latchkit): void {
  internal.install(loginFeature)
  internal.send({ feature: 'login', event: { type: 'selected' } })
}
