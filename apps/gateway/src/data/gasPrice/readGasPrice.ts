import type { GasPriceResponse } from '@latchkit/blockchain-api/contract'
import * as z from 'zod/mini'
import { SourceError } from '../sources/BalanceSource.js'
import type { NodeReader } from '../sources/createNodeReader.js'

/** Number of blocks whose priority fees are read. */
const blockCount = 20
/** Parts of the gas of a block that pay at most the fee: a quarter, a half, and nine tenths. */
const percentiles = [25, 50, 90] as const

const quantity = z.string().check(z.regex(/^0x[\da-f]{1,64}$/i))
const historySchema = z.object({
  baseFeePerGas: z.array(quantity).check(z.minLength(1), z.maxLength(blockCount + 1)),
  reward: z.optional(z.array(z.array(quantity).check(z.length(percentiles.length)))),
})

/**
 * Reads prices of a unit of gas: the base fee of the next block (EIP-1559), and the median of what recent blocks were paid in
 * addition. A base fee rises by an eighth per block at most: `fast` is enough for one full block more, `instant` for two.
 * Nodes without the history of fees have one price, and so have chains without a base fee.
 *
 * @throws SourceError if no node answers, or the answer is malformed.
 * @see https://eips.ethereum.org/EIPS/eip-1559
 */
export async function readGasPrice(node: NodeReader): Promise<GasPriceResponse> {
  const { kind, json } = await node.call('eth_feeHistory', [
    `0x${blockCount.toString(16)}`,
    'latest',
    percentiles,
  ])
  const history = kind === 'result' ? historySchema.safeParse(JSON.parse(json)) : undefined
  const next = BigInt(history?.data?.baseFeePerGas.at(-1) ?? '0x0')
  if (!history?.success || next === 0n) return readSinglePrice(node)
  const [standard = 0n, fast = 0n, instant = 0n] = percentiles.map((_, index) =>
    getMedian((history.data.reward ?? []).map((fees) => BigInt(fees[index] ?? '0x0'))),
  )
  return {
    standard: String(next + standard),
    fast: String((next * 9n) / 8n + fast),
    instant: String((next * 81n) / 64n + instant),
  }
}

async function readSinglePrice(node: NodeReader): Promise<GasPriceResponse> {
  const result = quantity.safeParse(JSON.parse(await node.read('eth_gasPrice', [])))
  if (!result.success) throw new SourceError('the node answers eth_gasPrice with no quantity')
  const price = String(BigInt(result.data))
  return { standard: price, fast: price, instant: price }
}

/** Returns the lower one of the two in the middle; 0 without values. */
function getMedian(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n
}
