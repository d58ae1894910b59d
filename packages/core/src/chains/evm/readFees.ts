import type { Network } from '../../foundation/schema/network.js'
import type { NetworkRequest } from './askNetwork.js'
import { toQuantity } from './toQuantity.js'

/** How soon a transaction should be in a block. */
export type FeeSpeed = 'slow' | 'normal' | 'fast'

/** The price of gas of a transaction, in wei. */
export type GasFee =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  /** Of a chain without EIP-1559. */
  | { readonly gasPrice: bigint }

/**
 * The prices of gas by speed, and the base fee of the next block: 0 on a chain without EIP-1559. In wei.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1559
 */
export type GasFees = { readonly baseFeePerGas: bigint; readonly bySpeed: Readonly<Record<FeeSpeed, GasFee>> }

/** Number of blocks whose priority fees are compared. */
const blockCount = 8

/** The priority fee of a speed is the median of this percentile of each block. */
const percentiles = { slow: 10, normal: 50, fast: 90 } as const

const speeds = ['slow', 'normal', 'fast'] as const

/**
 * The highest base fee that a speed pays, in percent of the base fee of the next block. The base fee rises by at most 12.5 % per block
 * (EIP-1559): `slow` is valid for one full block, `normal` for three, `fast` for six.
 */
const baseFeePercent = { slow: 113n, normal: 143n, fast: 203n } as const

/** Price of a chain without EIP-1559, in percent of what its node proposes. */
const legacyPercent = { slow: 100n, normal: 110n, fast: 130n } as const

/**
 * Reads the current prices of gas from the network (EIP-1559; `eth_gasPrice` on a chain without it).
 *
 * @throws What the request rejects with; `TypeError` for an answer that is none
 */
export async function readFees(
  request: NetworkRequest,
  parameters: { readonly network: Network; readonly signal: AbortSignal },
): Promise<GasFees> {
  const { network, signal } = parameters
  const ask = (method: string, params: readonly unknown[]) => request({ network, method, params, signal })
  const block = await ask('eth_getBlockByNumber', ['latest', false])
  if (typeof block !== 'object' || block === null) throw new TypeError('The answer is not a block')
  if (Reflect.get(block, 'baseFeePerGas') == null) {
    const price = toQuantity(await ask('eth_gasPrice', []))
    return {
      baseFeePerGas: 0n,
      bySpeed: bySpeed((speed) => ({ gasPrice: percent(price, legacyPercent[speed]) })),
    }
  }
  const rewards = speeds.map((speed) => percentiles[speed])
  return toFees(await ask('eth_feeHistory', [`0x${blockCount.toString(16)}`, 'latest', rewards]))
}

function toFees(history: unknown): GasFees {
  const read = (key: string): readonly unknown[] => {
    const list: unknown =
      typeof history === 'object' && history !== null ? Reflect.get(history, key) : undefined
    if (!Array.isArray(list)) throw new TypeError(`The answer has no ${key}`)
    return list
  }
  // The last one is the base fee of the next block.
  const baseFeePerGas = toQuantity(read('baseFeePerGas').at(-1))
  const rewards = read('reward').map((row) => {
    if (!Array.isArray(row)) throw new TypeError('The answer has no rewards')
    return row.map(toQuantity)
  })
  const fees = bySpeed((speed, index) => {
    const maxPriorityFeePerGas = toMedian(rewards.map((row) => row[index] ?? 0n))
    const maxFeePerGas = percent(baseFeePerGas, baseFeePercent[speed]) + maxPriorityFeePerGas
    return { maxFeePerGas, maxPriorityFeePerGas }
  })
  return { baseFeePerGas, bySpeed: fees }
}

function bySpeed<T>(create: (speed: FeeSpeed, index: number) => T): Readonly<Record<FeeSpeed, T>> {
  return { slow: create('slow', 0), normal: create('normal', 1), fast: create('fast', 2) }
}

/** Rounds up, so that a price of 1 wei does not become 0. */
const percent = (value: bigint, factor: bigint): bigint => (value * factor + 99n) / 100n

function toMedian(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[sorted.length >> 1] ?? 0n
}
