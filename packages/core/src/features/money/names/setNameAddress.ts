import { isEvmAddress, toChecksumAddress } from '../../../chains/evm/evmAddress.js'
import { isAddress } from '../../../chains/isAddress.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ConfigError } from '../../../foundation/errors/config.js'
import { InvalidChainIdError, type NameChangeError } from '../../../foundation/errors/names.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { RegisteredName } from '../../../ports/NameRegistry.js'
import { getCoinType } from '../../assets/name-resolution/rules.js'
import { signNameChange } from './signNameChange.js'

/**
 * Sets the address of a name on one chain, as `setNameAttributes` sets its attributes. The account on `eip155` owns the name. Returns
 * all addresses of the name by coin type (ENSIP-9, ENSIP-11).
 *
 * @param parameters `chainId`: of a chain of the server. `signal` stops waiting for the wallet.
 * @throws see `setNameAddress.ErrorType`. `InvalidParameterError` for an address of another chain; `UserRejectedError` when the user
 * declined; `NameChangeError` with the first reason of the server.
 * @see https://docs.ens.domains/ensip/9
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setNameAddress } from '@latchkit/core/actions'
 * import { base, mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet, base] })
 * const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
 * await setNameAddress(kit, { name: 'alice.example.eth', chainId: base.caipNetworkId, address })
 * ```
 */
export async function setNameAddress(
  kit: Latchkit,
  parameters: setNameAddress.Parameters,
): Promise<RegisteredName['addresses']> {
  checkParameters(kit, parameters, 'setNameAddress(kit, { name, chainId, address })')
  const { name, chainId, address, signal } = parameters
  const coinType = getCoinType(chainId)
  if (coinType === undefined) throw new InvalidChainIdError({ chainId })
  if (!isAddress(address, chainId))
    throw new InvalidParameterError({ field: 'address', reason: `it is not an address of ${chainId}` })
  const written = isEvmAddress(address) ? toChecksumAddress(address) : address
  return signNameChange(kit, {
    change: { type: 'setAddress', name, coinType, address: written },
    send: (registry, signed) => registry.setAddress(signed),
    signal,
  })
}

export declare namespace setNameAddress {
  type Parameters = {
    readonly name: string
    readonly chainId: CaipNetworkId
    readonly address: string
    readonly signal?: AbortSignal | undefined
  }
  /** `LatchkitError`: `UserRejectedError`, `AbortedError`, or another error of the wallet. */
  type ErrorType =
    | ConfigError
    | NotConnectedError
    | InvalidParameterError
    | InvalidChainIdError
    | NameChangeError
    | LatchkitError
}
