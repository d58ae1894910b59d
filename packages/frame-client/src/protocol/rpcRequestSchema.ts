import { preflightCommitments } from '@latchkit/core/ports'
import * as z from 'zod/mini'
import { union } from 'zod/mini'
import type { RpcRequest } from './FrameRequests.js'
import { textLengthMax, urlLengthMax } from './limits.js'
import { safeRpcMethods, unsafeRpcMethods } from './rpcMethods.js'
import type { PlainData } from './toPlainData.js'

const text = z.string().check(z.maxLength(textLengthMax))
const bytes = z.string().check(z.minLength(1))
const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/))
// The payload is a copy by `toPlainData`.
const anything = z.unknown() as z.ZodMiniType<PlainData>
const values = z.array(anything)
const chainId = union([z.number(), text])

const sendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(preflightCommitments)),
  maxRetries: z.optional(z.number()),
  minContextSlot: z.optional(z.number()),
})

const walletCalls = z.object({
  chainId: z.optional(chainId),
  from: z.optional(text),
  version: z.optional(text),
  id: z.optional(text),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), anything)),
  calls: z.array(
    z.object({
      to: hex,
      data: z.optional(hex),
      value: z.optional(text),
      capabilities: z.optional(z.record(z.string(), anything)),
    }),
  ),
})

/** Schemas of parameters that are not a list of anything. */
const paramsSchemas: Readonly<Record<string, z.ZodMiniType<PlainData | undefined>>> = {
  latchkit_moveRecovery: z.optional(values.check(z.maxLength(0))),
  latchkit_showSettings: z.optional(values.check(z.maxLength(0))),
  // The empty message has no character in base58.
  solana_signMessage: z.object({ message: z.string(), pubkey: text }),
  solana_signTransaction: z.object({ transaction: bytes }),
  solana_signAllTransactions: z.object({ transactions: z.array(bytes) }),
  solana_signAndSendTransaction: z.object({
    transaction: bytes,
    options: z.optional(sendOptions),
  }) as z.ZodMiniType<PlainData>,
  // MetaMask reads it by name.
  wallet_revokeExecutionPermission: union([values, z.record(z.string(), anything)]),
  wallet_sendCalls: z.tuple([walletCalls]) as z.ZodMiniType<PlainData>,
  wallet_getCallsStatus: z.array(text),
  wallet_getAssets: z.optional(union([values, z.record(z.string(), anything)])),
}

/** Whether a method is in one of the lists. Any other is refused. */
export function isAllowedRpcMethod(method: string): boolean {
  return safeRpcMethods.includes(method) || unsafeRpcMethods.includes(method)
}

/** Schema of a JSON-RPC request, before its parameters are checked. */
export const rpcRequestSchema: z.ZodMiniType<RpcRequest> = z.object({
  method: text,
  params: z.optional(anything),
  chainId: z.optional(chainId),
  chainNamespace: z.optional(text),
  rpcUrl: z.optional(z.string().check(z.maxLength(urlLengthMax))),
})

/**
 * Returns the schema of the parameters of an allowed method.
 *
 * @example
 * ```ts
 * import { rpcParamsSchemaOf } from '@latchkit/frame-client/protocol'
 *
 * rpcParamsSchemaOf('wallet_getCallsStatus').safeParse(['0x1']).success // true
 * ```
 */
export function rpcParamsSchemaOf(method: string): z.ZodMiniType<PlainData | undefined> {
  return (Object.hasOwn(paramsSchemas, method) && paramsSchemas[method]) || z.optional(values)
}
