import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { AdapterNotFoundError, MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { InvalidAddressError } from '../../../foundation/errors/request.js'
import type { RpcRequestError } from '../../../foundation/errors/rpc.js'
import type { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { getEvmMethods } from '../getEvmMethods.js'
import { getNetworkIn } from '../getNetworkIn.js'

/**
 * Reads from a contract on an `eip155` chain, through the network's RPC. Needs no wallet.
 *
 * @throws see `readContract.ErrorType`.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { readContract } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const supply = await readContract(kit, {
 *   address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
 *   abi: [{ type: 'function', name: 'totalSupply', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] }],
 *   functionName: 'totalSupply',
 * })
 * ```
 */
export async function readContract(
  kit: Latchkit,
  parameters: readContract.Parameters,
): Promise<readContract.ReturnType> {
  const { chainId, ...call } = parameters
  const network = getNetworkIn(kit, 'eip155', chainId)
  if (!isEvmAddress(call.address)) {
    const reason = 'A contract address must be 0x and 40 hex digits'
    throw new InvalidAddressError({ field: 'address', address: call.address, network: network.name, reason })
  }
  const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
  return untilDestroyed(kit, (signal) => evm.readContract({ ...call, network, signal }), parameters.signal)
}

export declare namespace readContract {
  type Parameters = {
    readonly address: Hex
    /** The contract's ABI, or the part of it that is called. */
    readonly abi: readonly unknown[]
    readonly functionName: string
    readonly args?: readonly unknown[] | undefined
    /** CAIP-2. Default: the current chain of `eip155`. */
    readonly chainId?: CaipNetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }
  /** Decoded by the ABI. */
  type ReturnType = unknown
  type ErrorType =
    | InvalidAddressError
    | RpcRequestError
    | NetworkNotFoundError
    | AdapterNotFoundError
    | MethodNotSupportedError
    | AbortedError
}
