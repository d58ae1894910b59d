import { type CaipNetworkId, isEvmAddress } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import * as z from 'zod/mini'
import type { SmartAccountConfig } from '../../shared/config/SmartAccountConfig.js'
import { isForbiddenCall } from '../../shared/requestChecks/isForbiddenCall.js'
import type { AccountCall } from '../../shared/smartAccount/accountCalls.js'
import type { SigningRequest } from '../approval/types.js'
import type { CallsProblem } from '../copy/Copy.js'
import type { ChainAccount } from './createAccounts.js'
import { toCaipChainId } from './toCaipChainId.js'

/** Calls of one batch, because the frame displays each of them. */
const callsMax = 50

/** A batch for the approval queue, or why it is refused. */
export type ParsedWalletCalls =
  | {
      readonly status: 'accepted'
      readonly chainId: CaipNetworkId
      /** Of the app. */
      readonly id: string | undefined
      readonly request: Extract<SigningRequest, { type: 'evmCalls' }>
    }
  | {
      readonly status: 'refused'
      readonly reason: CallsProblem | 'notAllowed' | 'invalid_request' | 'account_changed'
      /** Code of JSON-RPC, EIP-1193 or EIP-5792. */
      readonly rpcCode: number
    }

const text = z.string()
const hex = z
  .string()
  .check(z.regex(/^0x(?:[\da-f]{2})*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const evmAddress = z
  .string()
  .check(z.refine((given) => isEvmAddress(given))) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)),
  z.transform((value) => BigInt(value)),
)
const capabilities = z.optional(z.record(text, z.looseObject({ optional: z.optional(z.boolean()) })))
const schema = z.tuple([
  z.object({
    version: z.optional(z.enum(['1.0', '1.0.0', '2.0.0'])),
    id: z.optional(text.check(z.minLength(1))),
    chainId: z.optional(z.union([z.number(), text])),
    from: z.optional(text),
    capabilities,
    calls: z
      .array(z.object({ to: evmAddress, data: z.optional(hex), value: z.optional(quantity), capabilities }))
      .check(z.minLength(1)),
  }),
])

/**
 * Parses the parameters of `wallet_sendCalls` (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export function parseWalletCalls(parameters: {
  readonly params: PlainData | undefined
  /** The chain of the request, if the batch names none. */
  readonly chainId: CaipNetworkId
  /** The account of the user on a chain. */
  readonly findAccount: (chainId: CaipNetworkId) => ChainAccount
  readonly find: (chainId: CaipNetworkId) => SmartAccountConfig | undefined
}): ParsedWalletCalls {
  const parsed = schema.safeParse(parameters.params)
  if (!parsed.success) return refuseCalls('invalid_request', -32602)
  const [{ id, from, calls: given, ...others }] = parsed.data
  const { findAccount, find } = parameters
  const chainId = others.chainId === undefined ? parameters.chainId : toCaipChainId(others.chainId)
  const config = chainId && find(chainId)
  const { address, type } = findAccount(config ? chainId : parameters.chainId)
  if (from !== undefined && from.toLowerCase() !== address.toLowerCase())
    return refuseCalls('account_changed', 4100)
  if (!chainId || !config) return refuseCalls('chain_unsupported', 5710)
  // Only the smart account executes a batch, and it is another account than the ordinary one.
  if (config.kind === 'erc4337' && type === 'eoa') return refuseCalls('chain_unsupported', 5710)
  if (given.length > callsMax) return refuseCalls('too_many_calls', 5740)
  const requested = [others.capabilities, ...given.map((call) => call.capabilities)]
  const isSupported = (name: string, { url }: Readonly<Record<string, unknown>>) =>
    // Of another server the frame asks nothing: it must not learn what the user does.
    name === 'paymasterService' && config.paymasterUrl !== undefined && url === config.paymasterUrl
  const isUnsupported = requested.some((each) =>
    Object.entries(each ?? {}).some(([name, value]) => value.optional !== true && !isSupported(name, value)),
  )
  if (isUnsupported) return refuseCalls('capability_unsupported', 5700)
  const calls = given.map(({ to, data = '0x', value = 0n }): AccountCall => ({ to, data, value }))
  if (calls.some((call) => isForbiddenCall(call, address, config))) return refuseCalls('notAllowed', 4200)
  return { status: 'accepted', chainId, id, request: { type: 'evmCalls', calls, answer: 'operationHash' } }
}

const refuseCalls = (
  reason: Extract<ParsedWalletCalls, { status: 'refused' }>['reason'],
  rpcCode: number,
): ParsedWalletCalls => ({ status: 'refused', reason, rpcCode })
