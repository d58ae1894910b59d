import { type CaipNetworkId, isEvmAddress } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import * as z from 'zod/mini'
import type { EvmTransactionRequest } from '../approval/types.js'
import { toCaipChainId } from './toCaipChainId.js'

const hex = z
  .string()
  .check(z.regex(/^0x(?:[\da-f]{2})*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const evmAddress = z
  .string()
  .check(z.refine((text) => isEvmAddress(text))) as z.ZodMiniType<string> as z.ZodMiniType<`0x${string}`>
const quantity = z.pipe(
  z.union([
    z.number().check(z.nonnegative(), z.int()),
    z.string().check(z.regex(/^(?:0x[\da-f]{1,64}|\d{1,78})$/i)),
  ]),
  z.transform((value) => BigInt(value)),
)
const optional = z.optional(quantity)
/** Fields of transactions that are not displayed: the value must be absent or empty. */
const none = z.optional(z.union([z.null(), z.undefined(), z.array(z.unknown()).check(z.maxLength(0))]))

const schema = z.tuple([
  z.object({
    from: z.string(),
    to: z.optional(z.nullable(evmAddress)),
    data: z.optional(hex),
    input: z.optional(hex),
    value: optional,
    gas: optional,
    gasLimit: optional,
    gasPrice: optional,
    maxFeePerGas: optional,
    maxPriorityFeePerGas: optional,
    chainId: z.optional(z.union([z.number(), z.string()])),
    type: z.optional(z.union([z.literal('0x0'), z.literal('0x2'), z.literal('0x00'), z.literal('0x02')])),
    accessList: none,
    authorizationList: none,
    blobs: none,
    blobVersionedHashes: none,
  }),
])

/**
 * Parses the parameters of `eth_sendTransaction`. The nonce is always the chain's.
 *
 * @throws An error for anything that is not displayed, such as an authorization (EIP-7702), and for another chain
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export function parseEvmTransaction(
  params: PlainData | undefined,
  chainId: CaipNetworkId,
): { readonly from: string; readonly transaction: EvmTransactionRequest } {
  const [given] = schema.parse(params)
  const { from, to, data, input, value = 0n, gas, gasLimit, gasPrice } = given
  if (given.chainId !== undefined && toCaipChainId(given.chainId) !== chainId)
    throw new TypeError('The transaction is for another chain')
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase())
    throw new TypeError('"data" and "input" differ')
  const maxFeePerGas = given.maxFeePerGas ?? gasPrice
  const maxPriorityFeePerGas = given.maxPriorityFeePerGas ?? gasPrice
  const transaction: EvmTransactionRequest = {
    ...(to && { to }),
    data: data ?? input ?? '0x',
    value,
    gas: gas ?? gasLimit,
    maxFeePerGas,
    maxPriorityFeePerGas,
  }
  if (!to && transaction.data === '0x') throw new TypeError('"to" must be set for a transfer')
  return { from, transaction }
}
