import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { namesFeature } from './feature.js'

/**
 * Changes the label that the user types, such as `alice` for the name `alice.example.eth`. `toRegisterNameModel` returns whether it
 * can be registered, and suggestions, as soon as the server has answered.
 *
 * @param parameters `label`: default: it stays, and only the zone is read.
 * @throws `ConfigError` without a data API that has names.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { updateName } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * updateName(kit, { label: 'alice' })
 * ```
 */
export function updateName(kit: Latchkit, parameters: updateName.Parameters = {}): void {
  checkParameters(kit, parameters, 'updateName(kit, {})')
  const { internal } = kit
  if (!internal.dataApi?.loadNames)
    throw new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' })
  internal.install(namesFeature)
  const { label } = parameters
  internal.send({ feature: 'names', event: { type: 'open' } })
  if (label !== undefined) internal.send({ feature: 'names', event: { type: 'edit', label } })
}

export declare namespace updateName {
  type Parameters = { readonly label?: string | undefined }
  type ErrorType = ConfigError
}
