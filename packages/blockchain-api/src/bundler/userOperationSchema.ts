import * as z from 'zod/mini'

/**
 * A signed EIP-7702 authorization of the sender, with quantities in hex.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type RpcAuthorization = {
  /** The contract that the sender delegates to. */
  readonly address: `0x${string}`
  readonly chainId: `0x${string}`
  readonly nonce: `0x${string}`
  readonly r: `0x${string}`
  readonly s: `0x${string}`
  readonly yParity: `0x${string}`
}

/**
 * A user operation of EntryPoint 0.7 or 0.8 with the fields of ERC-4337's RPC, with quantities in hex.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export type RpcUserOperation = {
  readonly sender: `0x${string}`
  readonly nonce: `0x${string}`
  /** The factory of a sender that is not deployed; `0x7702` for a sender with `eip7702Auth`. */
  readonly factory?: `0x${string}` | null | undefined
  readonly factoryData?: `0x${string}` | null | undefined
  readonly callData: `0x${string}`
  readonly callGasLimit: `0x${string}`
  readonly verificationGasLimit: `0x${string}`
  readonly preVerificationGas: `0x${string}`
  readonly maxFeePerGas: `0x${string}`
  readonly maxPriorityFeePerGas: `0x${string}`
  readonly paymaster?: `0x${string}` | null | undefined
  readonly paymasterVerificationGasLimit?: `0x${string}` | null | undefined
  readonly paymasterPostOpGasLimit?: `0x${string}` | null | undefined
  readonly paymasterData?: `0x${string}` | null | undefined
  readonly signature: `0x${string}`
  readonly eip7702Auth?: RpcAuthorization | null | undefined
}

/** A user operation before its gas is estimated. The signature has the length of the final one. */
export type PartialRpcUserOperation = Pick<RpcUserOperation, 'sender' | 'nonce' | 'callData'> & {
  readonly [Key in keyof RpcUserOperation]?: RpcUserOperation[Key] | undefined
}

/** Maximum bytes of the call data of a user operation, and of its other texts. */
const maxBytes = 32_768

const hex = (pattern: RegExp, requirement: string) =>
  z.templateLiteral(['0x', z.string()]).check(z.regex(pattern, { error: `must be ${requirement}` }))

const address = hex(/^0x[\da-fA-F]{40}$/, 'a 20-byte address in hex')
const data = hex(/^0x(?:[\da-fA-F]{2})*$/, 'bytes in hex').check(
  z.maxLength(2 + 2 * maxBytes, { error: `must have at most ${maxBytes} bytes` }),
)
const word = hex(/^0x[\da-fA-F]{1,64}$/, 'a number of at most 32 bytes in hex')
/** EntryPoint packs two of these numbers into a word. */
const halfWord = hex(/^0x0*[\da-fA-F]{1,32}$/, 'a number of at most 16 bytes in hex')
const optional = <T>(schema: z.ZodMiniType<T>) => z.optional(z.nullable(schema))

/** Schema of an authorization. */
export const rpcAuthorizationSchema: z.ZodMiniType<RpcAuthorization> = z.object({
  address,
  chainId: word,
  nonce: word,
  r: word,
  s: word,
  yParity: word,
})

/** Clients send `0x` for an absent address or number, as in the packed form. */
const optionalHalfWord = hex(/^0x0*[\da-fA-F]{0,32}$/, 'a number of at most 16 bytes in hex')

const optionalFields = {
  factory: optional(hex(/^0x(?:7702|[\da-fA-F]{40})?$/, 'an address, 0x7702, or 0x for none')),
  factoryData: optional(data),
  paymaster: optional(hex(/^0x(?:[\da-fA-F]{40})?$/, 'a 20-byte address in hex, or 0x for none')),
  paymasterVerificationGasLimit: optional(optionalHalfWord),
  paymasterPostOpGasLimit: optional(optionalHalfWord),
  paymasterData: optional(data),
  eip7702Auth: optional(rpcAuthorizationSchema),
}

/** Schema of a user operation. */
export const userOperationSchema: z.ZodMiniType<RpcUserOperation> = z.object({
  sender: address,
  nonce: word,
  callData: data,
  callGasLimit: halfWord,
  verificationGasLimit: halfWord,
  preVerificationGas: word,
  maxFeePerGas: halfWord,
  maxPriorityFeePerGas: halfWord,
  signature: data,
  ...optionalFields,
})

/** Schema of a user operation before its gas is estimated. */
export const partialUserOperationSchema: z.ZodMiniType<PartialRpcUserOperation> = z.object({
  sender: address,
  nonce: word,
  callData: data,
  callGasLimit: z.optional(halfWord),
  verificationGasLimit: z.optional(halfWord),
  preVerificationGas: z.optional(word),
  maxFeePerGas: z.optional(halfWord),
  maxPriorityFeePerGas: z.optional(halfWord),
  signature: z.optional(data),
  ...optionalFields,
})

/** Schema of an address. */
export const bundlerAddressSchema: z.ZodMiniType<`0x${string}`> = address

/** Schema of the hash of a user operation. */
export const userOperationHashSchema: z.ZodMiniType<`0x${string}`> = hex(
  /^0x[\da-fA-F]{64}$/,
  'a 32-byte hash',
)
