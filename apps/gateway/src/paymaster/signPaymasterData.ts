import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  keccak256,
  type PrivateKeyAccount,
  slice,
  toHex,
} from 'viem'
import { type ParsedOperation, packOperation } from '../bundler/ParsedOperation.js'

/** Data of the length of real data, before the operation is final: its signature is not valid. */
export const stubPaymasterData: Hex = concatHex([
  `0x${'ff'.repeat(6)}`,
  `0x${'00'.repeat(6)}`,
  // A signature that can be recovered, to another signer.
  '0x7ffffffffffffffffffffffffffffff000000000000000000000000000000000',
  '0x7aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '0x1c',
])

/**
 * Signs an operation for `VerifyingPaymaster`.
 *
 * @param operation With the address and the gas limits of the paymaster.
 * @param validUntil Seconds since 1970.
 * @returns Its `paymasterData`.
 */
export async function signPaymasterData(
  operation: ParsedOperation & { readonly paymaster: Address },
  {
    signer,
    chainId,
    entryPoint,
    validUntil,
  }: {
    readonly signer: PrivateKeyAccount
    readonly chainId: number
    readonly entryPoint: Address
    readonly validUntil: number
  },
): Promise<Hex> {
  const packed = packOperation({ ...operation, paymasterData: '0x' })
  const bytes32 = { type: 'bytes32' } as const
  const uint256 = { type: 'uint256' } as const
  const address = { type: 'address' } as const
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
      [bytes32, uint256, address, address, uint48, uint48],
      [operationHash, BigInt(chainId), entryPoint, operation.paymaster, validUntil, 0],
    ),
  )
  const signature = await signer.signMessage({ message: { raw: hash } })
  return concatHex([toHex(validUntil, { size: 6 }), toHex(0, { size: 6 }), signature])
}
