import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  hexToNumber,
  keccak256,
  type PrivateKeyAccount,
  size,
  slice,
  toHex,
} from 'viem'
import { sha256 } from '../../foundation/sha256.js'
import { type ParsedOperation, packOperation } from '../bundler/ParsedOperation.js'

/** Bytes of a time, and of the id of a project. */
const timeSize = 6
const projectSize = 16

/** Data of the length of real data, before the operation is final: its signature is not valid. */
export const stubPaymasterData: Hex = concatHex([
  `0x${'ff'.repeat(timeSize)}`,
  `0x${'00'.repeat(timeSize)}`,
  `0x${'00'.repeat(projectSize + 1)}`,
  // A signature that can be recovered, to another signer.
  '0x7ffffffffffffffffffffffffffffff000000000000000000000000000000000',
  '0x7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '0x1c',
])

/**
 * Signs an operation for `VerifyingPaymaster`.
 *
 * @param operation With the address and the gas limits of the paymaster.
 * @param projectId The project that sponsors it: the gateway accepts the operation for this project only.
 * @param validUntil Seconds since 1970.
 * @returns Its `paymasterData`, the same one each time.
 */
export async function signPaymasterData(
  operation: ParsedOperation & { readonly paymaster: Address },
  {
    signer,
    chainId,
    entryPoint,
    projectId,
    isForAnyBundler,
    validUntil,
  }: {
    readonly signer: PrivateKeyAccount
    readonly projectId: string
    /** Whether everyone can submit the operation, and not only the executors of the paymaster. */
    readonly isForAnyBundler: boolean
    readonly chainId: number
    readonly entryPoint: Address
    readonly validUntil: number
  },
): Promise<Hex> {
  const packed = packOperation({ ...operation, paymasterData: '0x' })
  const bytes32 = { type: 'bytes32' } as const
  const uint256 = { type: 'uint256' } as const
  const address = { type: 'address' } as const
  const scope: Hex = `0x${sha256(projectId).slice(0, 2 * projectSize)}${isForAnyBundler ? '01' : '00'}`
  const uint48 = { type: 'uint48' } as const
  const operationHash = keccak256(
    encodeAbiParameters(
      [address, uint256, bytes32, bytes32, bytes32, uint256, bytes32, bytes32],
      [
        packed.sender,
        packed.nonce,
        keccak256(packed.initCode),
        keccak256(packed.callData),
        packed.accountGasLimits,
        packed.preVerificationGas,
        packed.gasFees,
        slice(packed.paymasterAndData, 20, 52),
      ],
    ),
  )
  const hash = keccak256(
    encodeAbiParameters(
      [bytes32, uint256, address, address, uint48, uint48, { type: 'bytes17' }],
      [operationHash, BigInt(chainId), entryPoint, operation.paymaster, validUntil, 0, scope],
    ),
  )
  const signature = await signer.signMessage({ message: { raw: hash } })
  return concatHex([toHex(validUntil, { size: timeSize }), toHex(0, { size: timeSize }), scope, signature])
}

/** Returns what data of an operation state, in seconds since 1970; `undefined` if they are no data of the paymaster. */
export function readPaymasterData(
  paymasterData: Hex | undefined,
): { readonly validUntil: number; readonly isForAnyBundler: boolean } | undefined {
  if (!paymasterData || size(paymasterData) !== size(stubPaymasterData)) return undefined
  const scopeAt = 2 * timeSize + projectSize
  return {
    validUntil: hexToNumber(slice(paymasterData, 0, timeSize)),
    isForAnyBundler: slice(paymasterData, scopeAt, scopeAt + 1) === '0x01',
  }
}
