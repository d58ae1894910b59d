import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import type { Identity } from '../../../ports/DataApi.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/**
 * Reads the name and the avatar of an EVM address from the data API, for apps with a cache of their own. It keeps nothing, and
 * does not change the state of the kit: `watchIdentity` does. A name is what its owner chose: show it with the address, never
 * instead. A name with invisible characters is left out, and its image.
 *
 * @param parameters `address`: 0x and 40 hex digits, which needs no wallet. Default: the address of the connected account on `eip155`.
 * @throws the error of the data API if the read fails; `NotConnectedError` without an address; `AbortedError` as soon as `signal`
 * aborts or the kit is destroyed; `ConfigError` without the option `dataApi`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getIdentity } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * const { name } = await getIdentity(kit, { address })
 * ```
 */
export async function getIdentity(
  kit: Latchkit,
  parameters: getIdentity.Parameters = {},
): Promise<getIdentity.ReturnType> {
  checkParameters(kit, parameters, 'getIdentity(kit, {})')
  const { dataApi } = kit.internal
  if (!dataApi) throw new ConfigError({ path: 'dataApi', reason: 'must be set to read names' })
  const sender = sessionOf(kit.getState(), 'eip155')?.accounts[0].address
  const address = parameters.address ?? sender
  if (address === undefined) throw new NotConnectedError({ namespace: 'eip155' })
  return untilDestroyed(
    kit,
    async (signal) => {
      // Loaded here, because most users never open their account.
      const { readIdentity } = await import('./readIdentity.js')
      return readIdentity(dataApi, { address, sender, signal })
    },
    parameters.signal,
  )
}

export declare namespace getIdentity {
  type Parameters = { readonly address?: string | undefined; readonly signal?: AbortSignal | undefined }
  /** An empty object without a name. */
  type ReturnType = Identity
  /** Another `Error` if the code that reads names cannot be loaded. */
  type ErrorType = LatchkitError
}
