import { type Hex, hexToBigInt, hexToNumber, type TransactionSerializable } from 'viem'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method, WalletContext } from '../context.js'
import { createBlindTransactionError } from '../deviceErrors.js'
import { address, bytes, chainId, createInvalidParamsError, parseParams, quantity } from '../params.js'
import { hashSafeTransaction } from '../safeTransaction.js'
import { signer } from './signing.js'

const transaction = z.looseObject({
  from: address,
  to: z.nullish(address),
  value: z.optional(quantity),
  data: z.optional(bytes),
  input: z.optional(bytes),
  gas: z.optional(quantity),
  /** Not part of the JSON-RPC specification, but MetaMask uses it if `gas` is missing. */
  gasLimit: z.optional(quantity),
  gasPrice: z.optional(quantity),
  maxFeePerGas: z.optional(quantity),
  maxPriorityFeePerGas: z.optional(quantity),
  nonce: z.optional(quantity),
  chainId: z.optional(chainId),
  type: z.optional(z.enum(['0x0', '0x1', '0x2'], 'is not a transaction type')),
})
const params = z.tuple([transaction])
/** Minimum gas of a transaction. */
const minimumGas = 21_000n
type Wanted = z.infer<typeof transaction>

/** `eth_sendTransaction`: adds missing fields, signs locally, and sends the raw transaction. */
export const sendTransaction: Method = async (context, given) => {
  const [wanted] = parseParams(params, given)
  const { chainId } = context.state()
  check(wanted, chainId)
  const account = signer(context, wanted.from)
  await context.ask('eth_sendTransaction', given)
  if (!context.state().signsBlindly && !['0x', undefined].includes(wanted.data ?? wanted.input))
    throw createBlindTransactionError()
  if (context.state().sends === 'queued') return hashSafeTransaction(wanted, chainId)
  // Sequential: concurrent transactions would get the same nonce.
  return context.runExclusive(async () => {
    const filled = await fill(context, wanted, chainId)
    if (context.state().chainId !== chainId)
      throw new ProviderRpcError(
        errorCodes.chainDisconnected,
        `The wallet switched away from chain ${chainId} before the transaction was sent.`,
      )
    const raw = await account.signTransaction(filled)
    return context.node('eth_sendRawTransaction', [raw])
  })
}

function check(
  { data, input, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas, ...wanted }: Wanted,
  id: number,
) {
  if (wanted.chainId !== undefined && hexToNumber(wanted.chainId) !== id)
    throw createInvalidParamsError(`params.0.chainId is ${wanted.chainId}, but the wallet is on ${id}`)
  if (wanted.type === '0x2' && gasPrice !== undefined)
    throw createInvalidParamsError('params.0.gasPrice cannot be combined with params.0.type 0x2')
  if (gas !== undefined && hexToBigInt(gas) < minimumGas)
    throw createInvalidParamsError(`params.0.gas is ${gas}, below the minimum of any transaction`)
  if (data !== undefined && input !== undefined && data !== input)
    throw createInvalidParamsError('params.0.data and params.0.input differ')
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined)
    throw createInvalidParamsError(
      'params.0.gasPrice cannot be combined with maxFeePerGas or maxPriorityFeePerGas',
    )
}

async function fill(
  context: WalletContext,
  wanted: Wanted,
  chainId: number,
): Promise<TransactionSerializable> {
  const { from, to, value } = wanted
  const nonce = context.state().usesNonce ? wanted.nonce : undefined
  const gas = wanted.gas ?? sufficientGas(wanted.gasLimit)
  const call = { from, to: to ?? undefined, value, data: wanted.data ?? wanted.input }
  const ask = async (method: string, ...args: unknown[]) => (await context.node(method, args)) as Hex
  return {
    chainId,
    to: call.to,
    value: hexToBigInt(value ?? '0x0'),
    data: call.data,
    nonce: hexToNumber(nonce ?? (await ask('eth_getTransactionCount', from, 'pending'))),
    gas: hexToBigInt(gas ?? (await ask('eth_estimateGas', call))),
    ...(await fees(context, wanted)),
  }
}

/**
 * Ignores a `gasLimit` below the minimum, which MetaMask's test-dapp sends and MetaMask lets the user raise. It is
 * estimated instead.
 */
function sufficientGas(gasLimit: Hex | undefined): Hex | undefined {
  return gasLimit !== undefined && hexToBigInt(gasLimit) >= minimumGas ? gasLimit : undefined
}

async function fees(
  { node, state }: WalletContext,
  wanted: Wanted,
): Promise<{ gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }> {
  const toPrice = (price: Hex) => (hexToBigInt(price) * BigInt(state().feePercent)) / 100n
  if (wanted.gasPrice !== undefined) return { gasPrice: toPrice(wanted.gasPrice) }
  const tip = wanted.maxPriorityFeePerGas
    ? toPrice(wanted.maxPriorityFeePerGas)
    : hexToBigInt((await node('eth_maxPriorityFeePerGas')) as Hex)
  if (wanted.maxFeePerGas !== undefined)
    return { maxFeePerGas: toPrice(wanted.maxFeePerGas), maxPriorityFeePerGas: tip }
  const { baseFeePerGas } = (await node('eth_getBlockByNumber', ['latest', false])) as { baseFeePerGas: Hex }
  return { maxFeePerGas: hexToBigInt(baseFeePerGas) * 2n + tip, maxPriorityFeePerGas: tip }
}
