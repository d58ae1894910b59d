import { historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { accounts } from '@latchkit/test/source/foundation/accounts'
import { createPublicClient, http } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { startDevnet } from '../startDevnet.js'
import { createTransactions } from './createTransactions.js'
import { historySeconds } from './seedHistory.js'

const account = accounts[0]?.address ?? '0x'

test('param: history is a number of transactions of the first account, of every kind, over two years', async () => {
  const count = 60
  const startedAt = Date.now()
  const { chains, gateway, stop } = await startDevnet({ chainIds: [31337], gateway: true, history: count })
  onTestFinished(stop)
  const hashes = new Set<string>()
  const kinds = new Map<string, number>()
  let oldest = Number.POSITIVE_INFINITY
  // The index follows: the deployments and the NFTs before are transactions of the account too.
  while (hashes.size < count || !kinds.has('deploy')) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = new URLSearchParams({ projectId: 'devnet', chainId: 'eip155:31337', cursor })
      const response = await fetch(`${gateway?.url}/v1/account/${account}/history?${query}`)
      const page = historyResponseSchema.parse(await response.json())
      for (const { metadata } of page.data) {
        if (hashes.has(metadata.hash)) continue
        hashes.add(metadata.hash)
        const kind = metadata.status === 'failed' ? 'failed' : metadata.operationType
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        oldest = Math.min(oldest, Date.parse(metadata.minedAt))
      }
      cursor = page.next
    }
  }
  const expected = ['approve', 'deploy', 'failed', 'mint', 'receive', 'send', 'trade']
  expect([...kinds.keys()].sort()).toEqual(expected)
  expect(oldest).toBeLessThan(startedAt - 1_000 * (historySeconds - 86_400))
  const { timestamp } = await createPublicClient({ transport: http(chains[0]?.rpcUrl) }).getBlock()
  expect(Math.abs(1_000 * Number(timestamp) - startedAt)).toBeLessThan(60_000)
}, 180_000)

test('behavior: any number of transactions is of every kind in turn', () => {
  expect(createTransactions(0)).toEqual([])
  expect(createTransactions(40)).toHaveLength(40)
})
