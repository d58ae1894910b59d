import type { Ledger } from './ledger.js'
import { formatLogs, type RpcLog } from './rpcFormat.js'
import { findBlock } from './rpcParams.js'

/** Returns the logs that a filter of `eth_getLogs` selects. */
export function findLogs(ledger: Ledger, filter: Readonly<Record<string, unknown>>): readonly RpcLog[] {
  const { address, topics, blockHash, fromBlock = 'latest', toBlock = 'latest' } = filter
  const head = ledger.getHead().number
  const from = blockHash === undefined ? (findBlock(ledger, fromBlock)?.number ?? head + 1n) : 0n
  const to = blockHash === undefined ? (findBlock(ledger, toBlock)?.number ?? head) : head
  return ledger.blocks
    .filter((block) => block.number >= from && block.number <= to)
    .filter((block) => blockHash === undefined || block.hash === blockHash)
    .flatMap(formatLogs)
    .filter((log) => isOneOf(address, log.address))
    .filter((log) => toList(topics).every((wanted, index) => isOneOf(wanted, log.topics[index])))
}

/** Whether a value is wanted: nothing means any value, a list means one of its values. */
function isOneOf(wanted: unknown, value: string | undefined): boolean {
  if (wanted === undefined || wanted === null) return true
  return toList(wanted).some((item) => String(item).toLowerCase() === value?.toLowerCase())
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}
