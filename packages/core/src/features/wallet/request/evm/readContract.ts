import type {
  Abi,
  AbiFunction,
  AbiParametersToPrimitiveTypes,
  ExtractAbiFunction,
  ExtractAbiFunctionNames,
} from 'abitype'
import { isEvmAddress } from '../../../../chains/evm/evmAddress.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../../engine/Register.js'
import { untilDestroyed } from '../../../../engine/untilDestroyed.js'
import type { Hex } from '../../../../foundation/encoding/hex.js'
import type { AdapterNotFoundError, MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import { InvalidAddressError } from '../../../../foundation/errors/parameters.js'
import type { RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { AbortedError } from '../../../../foundation/errors/wallet.js'
import { getAdapter } from '../../connection/getAdapter.js'
import { getEvmMethods } from '../getEvmMethods.js'
import { getNetworkIn } from '../getNetworkIn.js'

/**
 * Reads from a contract on an `eip155` chain, through the network's RPC. Needs no wallet. TypeScript infers the function
 * names, the arguments and the result from an ABI that is declared `as const`.
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
export async function readContract<
  Kit extends Latchkit,
  const ContractAbi extends readonly unknown[],
  Name extends readContract.FunctionName<ContractAbi>,
>(
  kit: Kit,
  parameters: readContract.Parameters<ContractAbi, Name, Kit>,
): Promise<readContract.ReturnType<ContractAbi, Name>> {
  checkParameters(kit, parameters, 'readContract(kit, { address, abi, functionName })')
  // The arguments are only known to the caller's compiler; the adapter validates them by the ABI.
  const { chainId, signal: abort, ...call } = parameters as readContract.Parameters
  const network = getNetworkIn(kit, 'eip155', chainId)
  if (!isEvmAddress(call.address)) {
    const reason = 'A contract address must be 0x and 40 hex digits'
    throw new InvalidAddressError({ field: 'address', address: call.address, network: network.name, reason })
  }
  const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
  const result = await untilDestroyed(kit, (signal) => evm.readContract({ ...call, network, signal }), abort)
  return result as readContract.ReturnType<ContractAbi, Name>
}

export declare namespace readContract {
  /** The names of the functions that can be read; any text if the type of the ABI does not tell. */
  type FunctionName<ContractAbi extends readonly unknown[]> = ContractAbi extends readonly []
    ? string
    : ContractAbi extends Abi
      ? ExtractAbiFunctionNames<ContractAbi, 'pure' | 'view'>
      : string
  type Parameters<
    ContractAbi extends readonly unknown[] = readonly unknown[],
    Name extends FunctionName<ContractAbi> = FunctionName<ContractAbi>,
    Kit extends Latchkit = Latchkit,
  > = {
    readonly address: Hex
    /** The contract's ABI, or the part of it that is called. */
    readonly abi: ContractAbi
    readonly functionName: Name
    /** CAIP-2. Default: the current chain of `eip155`. */
    readonly chainId?: ChainIdOf<Kit> | undefined
    readonly signal?: AbortSignal | undefined
  } & Arguments<Inputs<Called<ContractAbi, Name>>>
  /** Decoded by the ABI: a single output as it is, several as a list. */
  type ReturnType<
    ContractAbi extends readonly unknown[] = readonly unknown[],
    Name extends FunctionName<ContractAbi> = FunctionName<ContractAbi>,
  > = Result<Called<ContractAbi, Name>>
  type ErrorType =
    | InvalidAddressError
    | RpcRequestError
    | NetworkNotFoundError
    | AdapterNotFoundError
    | MethodNotSupportedError
    | AbortedError
}

/** The functions with this name, or `unknown` if the type of the ABI does not contain them. */
type Called<ContractAbi extends readonly unknown[], Name> = ContractAbi extends Abi
  ? Abi extends ContractAbi
    ? unknown
    : Name extends ExtractAbiFunctionNames<ContractAbi, 'pure' | 'view'>
      ? ExtractAbiFunction<ContractAbi, Name, 'pure' | 'view'>
      : unknown
  : unknown

type Inputs<Called> = Called extends AbiFunction
  ? AbiParametersToPrimitiveTypes<Called['inputs'], 'inputs'>
  : readonly unknown[]

type Arguments<Values extends readonly unknown[]> = readonly [] extends Values
  ? { readonly args?: Values | undefined }
  : { readonly args: Values }

type Result<Called> = Called extends AbiFunction
  ? AbiParametersToPrimitiveTypes<Called['outputs'], 'outputs'> extends infer Values
    ? Values extends readonly []
      ? undefined
      : Values extends readonly [infer Single]
        ? Single
        : Values
    : never
  : unknown
