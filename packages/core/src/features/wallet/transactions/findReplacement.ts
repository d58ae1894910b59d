import { toQuantity } from '../../../chains/evm/toQuantity.js'
import { field, listOf } from '../../../foundation/encoding/field.js'
import { isHash } from './shapes.js'
import type { Replacement, TrackedEvmTransaction } from './types.js'

type Replaced = Pick<TrackedEvmTransaction, 'from' | 'to' | 'value' | 'data'> & { readonly nonce: number }

/** How far back the nonce is looked for. Nodes without an archive have the state of the last 128 blocks. */
const blocksMax = 65_536n

/**
 * Finds the transaction that has used a nonce: first the block, by halving the range in which the number of transactions of the
 * account has passed it, then the transaction in it. At most about 30 requests. `undefined` if it is not found.
 *
 * @throws What the request rejects with, such as a node that has no older state; `TypeError` for a malformed answer.
 */
export async function findReplacement(
  request: (method: string, params: readonly unknown[]) => Promise<unknown>,
  replaced: Replaced,
): Promise<Replacement | undefined> {
  const { from, nonce } = replaced
  const isUsedAt = async (block: bigint) =>
    toQuantity(await request('eth_getTransactionCount', [from, toHexQuantity(block)])) > nonce

  const latest = toQuantity(await request('eth_blockNumber', []))
  let used = latest
  let free = latest
  for (let distance = 1n; free === used || (await isUsedAt(free)); distance *= 4n) {
    if (distance > blocksMax) return undefined
    used = free
    free = latest - distance
    // No transaction precedes the first block.
    if (free < 0n) {
      free = -1n
      break
    }
  }
  while (used - free > 1n) {
    const middle = (used + free) / 2n
    if (await isUsedAt(middle)) used = middle
    else free = middle
  }
  const block = await request('eth_getBlockByNumber', [toHexQuantity(used), true])
  const found = listOf(field(block, 'transactions')).find(
    (one) => isSameText(field(one, 'from'), from) && toQuantity(field(one, 'nonce')) === BigInt(nonce),
  )
  const hash = field(found, 'hash')
  return isHash(hash) ? { hash, reason: toReason(found, replaced) } : undefined
}

/** The reasons of viem's `waitForTransactionReceipt`, but a cancellation calls no contract. */
function toReason(found: unknown, { from, to, value = 0n, data }: Replaced): Replacement['reason'] {
  const input = field(found, 'input')
  const amount = toQuantity(field(found, 'value'))
  if (isSameText(field(found, 'to'), to) && amount === value && isSameText(input, data)) return 'repriced'
  return isSameText(field(found, 'to'), from) && amount === 0n && input === '0x' ? 'cancelled' : 'replaced'
}

const isSameText = (one: unknown, other: string | undefined): boolean =>
  typeof one === 'string' && other !== undefined && one.toLowerCase() === other.toLowerCase()

const toHexQuantity = (block: bigint) => `0x${block.toString(16)}`
