import * as z from 'zod/mini'
import {
  type RpcAuthorization,
  type RpcUserOperation,
  rpcAuthorizationSchema,
  userOperationSchema,
} from '../bundler/userOperationSchema.js'

/** The error codes of the methods for calls of smart accounts, beside the codes of JSON-RPC 2.0. */
export const walletCallsErrorCodes: {
  /** The calls cannot be prepared. */
  readonly prepare: -2
  /** The prepared calls are refused. */
  readonly send: -3
  /** The calls are unknown. */
  readonly status: -4
} = { prepare: -2, send: -3, status: -4 }

/** A call of a smart account. */
export type WalletCall = {
  readonly to: `0x${string}`
  readonly value?: `0x${string}` | undefined
  readonly data?: `0x${string}` | undefined
}

/** The parameter of `wallet_prepareCalls`. */
export type PrepareCallsParams = {
  /** The smart account. */
  readonly from: `0x${string}`
  /** In hex. */
  readonly chainId: `0x${string}`
  readonly calls: readonly WalletCall[]
  readonly capabilities?:
    | {
        /** Asks the project to pay. `url` can be absent, or the URL of this server's bundler. */
        readonly paymasterService?:
          | { readonly url?: string | undefined; readonly optional?: boolean | undefined }
          | undefined
        /** The authorization of an account that does not delegate to a contract yet. */
        readonly eip7702Auth?: RpcAuthorization | undefined
      }
    | undefined
}

/** A user operation without its signature, as `wallet_prepareCalls` returns it. */
export type PreparedCalls = {
  readonly type: 'user-operation-v07' | 'user-operation-v08'
  readonly data: RpcUserOperation
  readonly chainId: `0x${string}`
}

/** An item of the result of `wallet_prepareCalls`. */
export type PrepareCallsResult = {
  readonly preparedCalls: PreparedCalls
  /** The value that the account signs: a hash, without a prefix. */
  readonly signatureRequest: { readonly hash: `0x${string}` }
  /** Is passed on to `wallet_sendPreparedCalls`. */
  readonly context: string
}

/** The parameter of `wallet_sendPreparedCalls`. */
export type SendPreparedCallsParams = {
  readonly preparedCalls: PreparedCalls
  readonly signature: `0x${string}`
  readonly context?: string | undefined
}

const hex = (pattern: RegExp, requirement: string) =>
  z.templateLiteral(['0x', z.string()]).check(z.regex(pattern, { error: `must be ${requirement}` }))
const address = hex(/^0x[\da-fA-F]{40}$/, 'a 20-byte address in hex')
const number = hex(/^0x[\da-fA-F]{1,64}$/, 'a number in hex')
const chainId = hex(/^0x[\da-fA-F]{1,13}$/, 'a chain id in hex')
const data = hex(/^0x(?:[\da-fA-F]{2})*$/, 'bytes in hex').check(z.maxLength(65_538))

/** Schema of the parameters of `wallet_prepareCalls`. */
export const prepareCallsParamsSchema: z.ZodMiniType<readonly [PrepareCallsParams]> = z.tuple([
  z.object({
    from: address,
    chainId,
    calls: z
      .array(z.object({ to: address, value: z.optional(number), data: z.optional(data) }))
      .check(z.minLength(1), z.maxLength(100)),
    capabilities: z.optional(
      // Keeps unknown capabilities, so that a server refuses them: to leave one out could change what the calls do.
      z.looseObject({
        paymasterService: z.optional(
          z.object({
            url: z.optional(z.string().check(z.maxLength(2_000))),
            optional: z.optional(z.boolean()),
          }),
        ),
        eip7702Auth: z.optional(rpcAuthorizationSchema),
      }),
    ),
  }),
])

/** Schema of the parameters of `wallet_sendPreparedCalls`. */
export const sendPreparedCallsParamsSchema: z.ZodMiniType<readonly [SendPreparedCallsParams]> = z.tuple([
  z.object({
    preparedCalls: z.object({
      type: z.enum(['user-operation-v07', 'user-operation-v08']),
      data: userOperationSchema,
      chainId,
    }),
    signature: data,
    context: z.optional(z.string().check(z.maxLength(1_000))),
  }),
])

/** Schema of the parameters of `wallet_getCallsStatus`. */
export const callsStatusParamsSchema: z.ZodMiniType<readonly [`0x${string}`]> = z.tuple([
  hex(/^0x(?:[\da-fA-F]{2}){1,500}$/, 'an id of calls'),
])
