import { decodeEventLog, encodeEventTopics, type Hex, type RpcLog, toHex } from 'viem'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import { entryPointAbi } from '../bundler/entryPoints.js'
import type { SponsorStore, Sponsorship } from './createSponsorStore.js'

/** Time after the end of the validity, for clocks that differ and for a reorganization of the chain. */
const graceMs = 60_000

/**
 * Ends the sponsorships of a chain whose operation cannot be included any more, or was included by another bundler. The
 * chain decides, because anyone can submit a signed operation.
 */
export async function settleSponsorships(
  chain: ChainBundler,
  { store, now }: { readonly store: SponsorStore; readonly now: () => number },
): Promise<void> {
  const overdue = await store.listOverdue(chain.id, now() - graceMs)
  if (overdue.length === 0) return
  const block = await chain.client.call<{ readonly timestamp: Hex }>('eth_getBlockByNumber', [
    'latest',
    false,
  ])
  const time = Number(block.timestamp) * 1_000
  for (const sponsorship of overdue) {
    // The next block of a halted chain may have an earlier time than this clock.
    if (time <= sponsorship.validUntil) continue
    await store.end(sponsorship, await readCost(chain, sponsorship))
  }
}

/** Returns what a sponsored operation cost; `undefined` if it was not included. */
export async function readCost(
  { client }: Pick<ChainBundler, 'client'>,
  { hash, entryPoint, fromBlock }: Sponsorship,
): Promise<bigint | undefined> {
  const topics = encodeEventTopics({
    abi: entryPointAbi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: hash as Hex },
  })
  const [log] = await client.call<readonly RpcLog[]>('eth_getLogs', [
    { address: entryPoint, topics, fromBlock: toHex(fromBlock), toBlock: 'latest' },
  ])
  if (!log) return undefined
  const event = decodeEventLog({
    abi: entryPointAbi,
    eventName: 'UserOperationEvent',
    data: log.data,
    topics: log.topics as [Hex, ...Hex[]],
  })
  return event.args.actualGasCost
}
