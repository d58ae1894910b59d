import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { sendText, startNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { fetchBalance } from './balance.fixtures.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const account = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
const receiver = 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ'
const feed = '7UVimffxr9ow1uXYxsr4LHAcV58mLzhmwaeKvJ1pjLiE'
const publishedAt = Date.UTC(2026, 0, 2)

/**
 * Accounts that `BorshAccountsCoder` of `@coral-xyz/anchor` 0.29.0 has encoded with the IDL of `@pythnetwork/pyth-solana-receiver` 0.12.0
 * (2026-11-30): 150.25 USD ± 0.075, published at `publishedAt`.
 */
const start = `22f123639d7ef4cd${'01'.repeat(32)}`
const message = `${'02'.repeat(32)}404e8f7f03000000e070720000000000f8ffffff800a5769000000007f0a57690000000000d6117e0300000000127a000000000000a3e11100000000`
const full = `${start}01${message}`
const partial = `${start}0005${message}`

const replace = (offset: number, hex: string) =>
  full.slice(0, 2 * offset) + hex + full.slice(2 * offset + hex.length)

async function getPrice(
  data: string | undefined,
  {
    owner = receiver,
    seconds = 60,
    pyth,
  }: { owner?: string; seconds?: number; pyth?: Partial<Chain['pyth']> } = {},
): Promise<number | undefined> {
  const node = await startNode((response, request) => {
    const { id, method } = request.body
    const base64 = Buffer.from(data ?? '', 'hex').toString('base64')
    const value =
      method === 'getBalance'
        ? 2_000_000_000
        : [data === undefined ? null : { owner, data: [base64, 'base64'] }]
    sendText(JSON.stringify({ jsonrpc: '2.0', id, result: { context: { slot: 1 }, value } }))(
      response,
      request,
    )
  })
  const gateway = await startGateway({
    chains: [{ id: solana, http: [node.url], pyth: { feeds: { native: feed }, ...pyth } }],
    now: () => publishedAt + seconds * 1_000,
  })
  onTestFinished(gateway.stop)
  const { balances } = await fetchBalance(gateway.url, `chainId=${solana}&projectId=p`, { address: account })
  return balances[0]?.price
}

test('default: a price as the types of @pythnetwork/pyth-solana-receiver 0.12.0 encode it', async () => {
  expect(await getPrice(full)).toBe(150.25)
})

test.each([
  ['is verified by some guardians only', partial],
  ['is 0', replace(73, '00'.repeat(8))],
  ['is negative', replace(73, 'ff'.repeat(8))],
  ['is uncertain by more than 2 %', replace(81, '00000000ff000000')],
  ['has an exponent that is too high', replace(89, '01000000')],
  ['is in an account of another type', `00${full.slice(2)}`],
  ['is in an account that is too short', full.slice(0, 200)],
  ['is in no account', undefined],
])('behavior: a price that %s is none', async (_, data) => {
  expect(await getPrice(data)).toBe(0)
})

test('behavior: an account of another program is no feed', async () => {
  expect(await getPrice(full, { owner: account })).toBe(0)
})

test('param: maxAgeSeconds', async () => {
  expect(await getPrice(full, { seconds: 3_900 })).toBe(150.25)
  expect(await getPrice(full, { seconds: 3_901 })).toBe(0)
  expect(await getPrice(full, { seconds: 61, pyth: { maxAgeSeconds: 60 } })).toBe(0)
})
