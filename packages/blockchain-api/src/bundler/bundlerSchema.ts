import * as z from 'zod/mini'
// Imported by name, because a method with this name of sets is too new for some browsers.
import { union } from 'zod/mini'

/**
 * The error codes of `POST /v1/bundler`: the codes of ERC-4337 and ERC-7769, beside the codes of JSON-RPC 2.0.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 * @see https://eips.ethereum.org/EIPS/eip-7769
 */
export const bundlerErrorCodes: {
  /** The account or its factory rejects the operation, or validation fails otherwise. */
  readonly account: -32500
  /** The paymaster rejects the operation. */
  readonly paymaster: -32501
  /** Validation uses an opcode, or storage, that ERC-7562 does not allow. */
  readonly rules: -32502
  /** The operation is not valid yet, or not long enough. */
  readonly timeRange: -32503
  /** The sender, the factory or the paymaster is banned, or has too many pending operations. */
  readonly throttled: -32504
  /** The stake of an entity is too low. */
  readonly stake: -32505
  /** The account uses an aggregator, which is not supported. */
  readonly aggregator: -32506
  /** The signature of the account or of the paymaster is invalid. */
  readonly signature: -32507
  /** The deposit of the paymaster does not cover its pending operations. */
  readonly paymasterDeposit: -32508
  /** The call of the operation reverts. */
  readonly execution: -32521
  /** A field is invalid. */
  readonly invalidParams: -32602
  /** The policy of the project does not sponsor the operation. */
  readonly policy: -32002
  /** The budget of the project, or of the sender, is used up. */
  readonly budget: -32003
} = {
  account: -32_500,
  paymaster: -32_501,
  rules: -32_502,
  timeRange: -32_503,
  throttled: -32_504,
  stake: -32_505,
  aggregator: -32_506,
  signature: -32_507,
  paymasterDeposit: -32_508,
  execution: -32_521,
  invalidParams: -32_602,
  policy: -32_002,
  budget: -32_003,
}

/** The methods of `POST /v1/bundler`. */
export const bundlerMethods = [
  'eth_supportedEntryPoints',
  'eth_chainId',
  'eth_sendUserOperation',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'pimlico_getUserOperationGasPrice',
  'pimlico_getUserOperationStatus',
  'pm_getPaymasterStubData',
  'pm_getPaymasterData',
  'pm_sponsorUserOperation',
] as const

const jsonrpc = z.literal('2.0')
const id = union([z.string().check(z.maxLength(100)), z.number(), z.null()])

/** A call of `POST /v1/bundler`. */
export type BundlerRpcRequest = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}

/** Schema of the body of `POST /v1/bundler`. */
export const bundlerRpcRequestSchema: z.ZodMiniType<BundlerRpcRequest> = z.object({
  jsonrpc,
  id,
  method: z.string(),
  params: z.optional(z.array(z.unknown()).check(z.maxLength(5))),
})

/** A response of `POST /v1/bundler`. */
export type BundlerRpcResponse = {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
}

/** Schema of a response of `POST /v1/bundler`. */
export const bundlerRpcResponseSchema: z.ZodMiniType<BundlerRpcResponse> = z.object({
  jsonrpc,
  id,
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.int(), message: z.string(), data: z.optional(z.unknown()) })),
})
