import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { RegisteredName } from '../../../ports/NameRegistry.js'
import { sessionOf } from '../../wallet/connection/rules.js'

/**
 * Returns the names that an EVM address has registered, the oldest first, with their addresses and attributes.
 *
 * @param parameters `address`: default: the address of the connected account on `eip155`.
 * @throws `NameReadError`; `NotConnectedError` without an address; `AbortedError`; `ConfigError` without a data API that has names.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getNamesOfAddress } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const names = await getNamesOfAddress(kit, { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' })
 * ```
 */
export async function getNamesOfAddress(
  kit: Latchkit,
  parameters: getNamesOfAddress.Parameters = {},
): Promise<readonly RegisteredName[]> {
  checkParameters(kit, parameters, 'getNamesOfAddress(kit, {})')
  const { signal } = parameters
  const { dataApi } = kit.internal
  if (!dataApi?.loadNames) throw new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' })
  const address = parameters.address ?? sessionOf(kit.getState(), 'eip155')?.accounts[0].address
  if (address === undefined) throw new NotConnectedError({ namespace: 'eip155' })
  try {
    const service = await dataApi.loadNames()
    return await untilDestroyed(
      kit,
      (either) => service.getNamesOfAddress({ address, signal: either }),
      signal,
    )
  } catch (cause) {
    if (cause instanceof AbortedError) throw cause
    throw new NameReadError({ of: 'addresses', cause })
  }
}

export declare namespace getNamesOfAddress {
  type Parameters = { readonly address?: string | undefined; readonly signal?: AbortSignal | undefined }
  type ErrorType = ConfigError | NotConnectedError | NameReadError | LatchkitError
}
