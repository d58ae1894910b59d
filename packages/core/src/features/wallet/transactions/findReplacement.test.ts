import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findReplacement } from './findReplacement.js'
import { from } from './transactions.fixtures.js'

const to = `0x${'2'.repeat(40)}` as const
const hash = `0x${'ab'.repeat(32)}`
const found = { hash, from, nonce: '0x5', to, value: '0x7', input: '0x1234' }
const original = { from, nonce: 5, to, value: 7n, data: '0x1234' } as const

/** Searches a chain of this height, whose block `usedIn` has the transaction. */
function search({
  height = 10n,
  usedIn = 8n,
  replacing = found as unknown,
  replaced = original as Parameters<typeof findReplacement>[1],
  stateSince = 0n,
} = {}) {
  const asked: string[] = []
  const result = findReplacement(async (method, params) => {
    asked.push(method)
    if (method === 'eth_blockNumber') return `0x${height.toString(16)}`
    const block = BigInt(String(params[method === 'eth_getBlockByNumber' ? 0 : 1]))
    if (block < 0n || block > height) throw new Error('no such block')
    if (method === 'eth_getBlockByNumber')
      return {
        transactions: block === usedIn ? [{ ...found, nonce: '0x4' }, { ...found, from: to }, replacing] : [],
      }
    if (block < stateSince) throw new Error('missing trie node')
    return block >= usedIn ? '0x6' : '0x5'
  }, replaced)
  return { result, asked }
}

test.each([
  ['the same with another fee', {}, {}, 'repriced'],
  ['addresses in another case', { to: to.toUpperCase().replace('X', 'x') }, {}, 'repriced'],
  ['another amount', { value: '0x8' }, {}, 'replaced'],
  ['another recipient', { to: from }, {}, 'replaced'],
  ['other data', { input: '0x12' }, {}, 'replaced'],
  ['data that was not kept', {}, { data: undefined }, 'replaced'],
  ['a new contract', { to: null }, {}, 'replaced'],
  ['nothing to itself', { to: from, value: '0x0', input: '0x' }, {}, 'cancelled'],
  ['something to itself', { to: from, value: '0x1', input: '0x' }, {}, 'replaced'],
  ['a call of itself', { to: from, value: '0x0', input: '0x12' }, {}, 'replaced'],
  [
    'nothing to itself, as before',
    { to: from, value: '0x0', input: '0x' },
    { to: from, value: 0n, data: '0x' as const },
    'repriced',
  ],
])('default: %s', async (_, fields, replaced, reason) => {
  const { result } = search({
    replacing: { ...found, ...fields },
    replaced: { ...original, ...replaced },
  })
  expect(await result).toEqual({ hash, reason })
})

test('behavior: finds any block, with few requests', async () => {
  const blocks = fc
    .bigInt(0n, 60_000n)
    .chain((height) => fc.tuple(fc.constant(height), fc.bigInt(0n, height)))
  await fc.assert(
    fc.asyncProperty(blocks, async ([height, usedIn]) => {
      const { result, asked } = search({ height, usedIn })
      expect(await result).toEqual({ hash, reason: 'repriced' })
      expect(asked.length).toBeLessThan(30)
    }),
    { numRuns: 200 },
  )
})

test('behavior: looks back 65,536 blocks at most', async () => {
  const { result, asked } = search({ height: 1_000_000n, usedIn: 1n })
  expect(await result).toBeUndefined()
  expect(asked.length).toBeLessThan(15)
})

test('behavior: a block without the transaction', async () => {
  expect(await search({ replacing: null }).result).toBeUndefined()
  expect(await search({ replacing: { ...found, hash: '0x1' } }).result).toBeUndefined()
})

test('error: a node without the state of the blocks', async () => {
  const { result } = search({ height: 1_000n, usedIn: 500n, stateSince: 900n })
  await expect(result).rejects.toThrow('missing trie node')
})
