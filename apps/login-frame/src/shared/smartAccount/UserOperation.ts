import * as z from 'zod/mini'

/** Bytes in hex. */
type Hex = `0x${string}`

/**
 * A user operation of EntryPoint 0.7 (ERC-4337) without its signature.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export type UserOperation = {
  readonly sender: Hex
  readonly nonce: bigint
  /** Deploys the account. Absent: it exists already, or keeps its address and delegates (EIP-7702). */
  readonly factory?: Factory | undefined
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** Absent: the account pays. */
  readonly paymaster?: Paymaster | undefined
}

/** Factory that EntryPoint calls to deploy the account. */
export type Factory = { readonly address: Hex; readonly data: Hex }

/**
 * Who pays the fee of an operation (ERC-7677).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export type Paymaster = {
  readonly address: Hex
  readonly data: Hex
  readonly verificationGasLimit: bigint
  readonly postOpGasLimit: bigint
}

// The checks make them hex.
const hex = z.string().check(z.regex(/^0x(?:[\da-f]{2})*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const uint = (bits: bigint) => z.bigint().check(z.nonnegative(), z.lt(2n ** bits))

/** Schema of `UserOperation`. Numbers fit the fields in which EntryPoint packs them. */
export const userOperationSchema: z.ZodMiniType<UserOperation> = z.object({
  sender: address,
  nonce: uint(256n),
  factory: z.optional(z.object({ address, data: hex })),
  callData: hex,
  callGasLimit: uint(128n),
  verificationGasLimit: uint(128n),
  preVerificationGas: uint(256n),
  maxFeePerGas: uint(128n),
  maxPriorityFeePerGas: uint(128n),
  paymaster: z.optional(
    z.object({ address, data: hex, verificationGasLimit: uint(128n), postOpGasLimit: uint(128n) }),
  ),
})
