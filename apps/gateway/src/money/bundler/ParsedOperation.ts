import type { PartialRpcUserOperation, RpcUserOperation } from '@latchkit/blockchain-api/contract'
import { type Address, getAddress, type Hex, type SignedAuthorization } from 'viem'
import { getUserOperationHash, toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import type { EntryPoint } from './entryPoints.js'

/** A user operation with numbers. */
export type ParsedOperation = {
  readonly sender: Address
  readonly nonce: bigint
  readonly factory: Hex | undefined
  readonly factoryData: Hex | undefined
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly paymaster: Address | undefined
  readonly paymasterVerificationGasLimit: bigint
  readonly paymasterPostOpGasLimit: bigint
  readonly paymasterData: Hex | undefined
  readonly signature: Hex
  readonly authorization: SignedAuthorization | undefined
}

/**
 * Factory of a sender with an EIP-7702 authorization.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export const eip7702Factory = '0x7702'

const zero = '0x0'

/**
 * Returns whether a part of an operation is absent: clients omit it, or send null, the empty bytes of the packed form, the
 * number 0 or the zero address.
 */
export function isAbsent(part: Hex | null | undefined): boolean {
  return !part || /^0x0*$/.test(part)
}

/** Converts an operation of the RPC. Missing numbers are 0. */
export function toOperation(rpc: RpcUserOperation | PartialRpcUserOperation): ParsedOperation {
  const { eip7702Auth: auth } = rpc
  return {
    sender: getAddress(rpc.sender),
    nonce: BigInt(rpc.nonce),
    factory: toFactory(rpc.factory),
    factoryData: isAbsent(rpc.factory) ? undefined : (rpc.factoryData ?? undefined),
    callData: rpc.callData,
    callGasLimit: BigInt(rpc.callGasLimit ?? zero),
    verificationGasLimit: BigInt(rpc.verificationGasLimit ?? zero),
    preVerificationGas: BigInt(rpc.preVerificationGas ?? zero),
    maxFeePerGas: BigInt(rpc.maxFeePerGas ?? zero),
    maxPriorityFeePerGas: BigInt(rpc.maxPriorityFeePerGas ?? zero),
    paymaster: rpc.paymaster && !isAbsent(rpc.paymaster) ? getAddress(rpc.paymaster) : undefined,
    paymasterVerificationGasLimit: toUint(rpc.paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: toUint(rpc.paymasterPostOpGasLimit),
    paymasterData: isAbsent(rpc.paymaster) ? undefined : (rpc.paymasterData ?? undefined),
    signature: rpc.signature ?? '0x',
    authorization: auth
      ? {
          address: getAddress(auth.address),
          chainId: Number(auth.chainId),
          nonce: Number(auth.nonce),
          r: auth.r,
          s: auth.s,
          yParity: Number(auth.yParity),
        }
      : undefined,
  }
}

function toUint(number: Hex | null | undefined): bigint {
  return number && !isAbsent(number) ? BigInt(number) : 0n
}

function toFactory(factory: Hex | null | undefined): Hex | undefined {
  if (!factory || isAbsent(factory)) return undefined
  const isDelegation = /^0x7702(?:0{36})?$/.test(factory)
  return isDelegation ? eip7702Factory : getAddress(factory)
}

/** Returns the packed form of an operation, as EntryPoints take it. */
export function packOperation(operation: ParsedOperation) {
  return toPackedUserOperation(toViem(operation))
}

/**
 * Returns the hash of an operation.
 *
 * @param delegate The contract that the sender delegates to, if the factory is `0x7702`.
 */
export function hashOperation(
  operation: ParsedOperation,
  {
    entryPoint,
    chainId,
    delegate,
  }: { entryPoint: EntryPoint; chainId: number; delegate?: Address | undefined },
): Hex {
  const authorization =
    operation.factory === eip7702Factory && delegate
      ? // Only the address is hashed.
        { address: delegate, chainId, nonce: 0, r: zero, s: zero, yParity: 0 }
      : undefined
  return getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint.address,
    entryPointVersion: entryPoint.version,
    userOperation: { ...toViem(operation), authorization } as UserOperation,
  })
}

/** The marker of EIP-7702 with its zeros, which data follows. Without data, it is packed as wallets and viem pack it: without zeros. */
const paddedMarker = '0x7702000000000000000000000000000000000000'

function toViem({ authorization: _, ...operation }: ParsedOperation): UserOperation {
  const { factory, factoryData = '0x' } = operation
  const isPadded = factory === eip7702Factory && factoryData !== '0x'
  // viem has a type for each version, which the version of the EntryPoint decides here.
  return { ...operation, ...(isPadded && { factory: paddedMarker }) } as UserOperation
}

/** Returns the factory and the paymaster, whose reputation counts. */
export function getReputableEntities({
  factory,
  paymaster,
}: {
  readonly factory: string | null
  readonly paymaster: string | null
}): readonly string[] {
  return [factory === eip7702Factory ? null : factory, paymaster].filter((one) => one !== null)
}

/** Returns the gas for which the payer of an operation may pay. */
export function getTotalGas(operation: ParsedOperation): bigint {
  return (
    operation.verificationGasLimit +
    operation.callGasLimit +
    operation.paymasterVerificationGasLimit +
    operation.paymasterPostOpGasLimit +
    operation.preVerificationGas
  )
}

/** Returns the wei that the payer of an operation needs. */
export function getMaxCost(operation: ParsedOperation): bigint {
  return getTotalGas(operation) * operation.maxFeePerGas
}
