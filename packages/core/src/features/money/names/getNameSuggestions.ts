import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { NameSuggestion } from '../../../ports/NameRegistry.js'

/**
 * Returns whether a name can be registered, and free names that start with it. It keeps nothing: `updateName` does.
 *
 * @param parameters `name`: a label of at least 3 characters, or a complete name.
 * @throws `NameReadError`; `AbortedError`; `ConfigError` without a data API that has names.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getNameSuggestions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const [requested, ...others] = await getNameSuggestions(kit, { name: 'alice' })
 * ```
 */
export async function getNameSuggestions(
  kit: Latchkit,
  parameters: getNameSuggestions.Parameters,
): Promise<readonly NameSuggestion[]> {
  checkParameters(kit, parameters, 'getNameSuggestions(kit, { name })')
  const { name, signal } = parameters
  const { dataApi } = kit.internal
  if (!dataApi?.loadNames) throw new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' })
  try {
    const service = await dataApi.loadNames()
    return await untilDestroyed(kit, (either) => service.getSuggestions({ name, signal: either }), signal)
  } catch (cause) {
    if (cause instanceof AbortedError) throw cause
    throw new NameReadError({ of: 'suggestions', cause })
  }
}

export declare namespace getNameSuggestions {
  type Parameters = { readonly name: string; readonly signal?: AbortSignal | undefined }
  type ErrorType = ConfigError | NameReadError | LatchkitError
}
