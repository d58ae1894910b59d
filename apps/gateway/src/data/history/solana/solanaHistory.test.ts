import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceError } from '../../sources/BalanceSource.js'
import type { HistoryEntry, HistoryPosition } from '../../sources/HistorySource.js'
import { createSolanaHistory } from './createSolanaHistory.js'
import {
  account,
  chain,
  createTransaction,
  other,
  otherTokenAccount,
  swap,
  token,
  tokenAccount,
  toSignature,
  usdc,
  wrappedSol,
} from './solanaHistory.fixtures.js'
import { parseSolanaTransaction } from './solanaTransaction.js'

type NodeOptions = { readonly programId?: string; readonly before?: string; readonly limit?: number }
type Signed = { readonly signature: string; readonly slot: number; readonly blockTime: number | null }
const createSigned = (index: number, slot = index): Signed => ({
  signature: toSignature(index),
  slot,
  blockTime: 1_000_000 + slot,
})

/** A node with these signatures of each account, the newest first, and these transactions. */
function setUp({
  signatures = { [account]: [createSigned(1)] },
  transactions = {},
  tokenAccounts = [],
  override = () => undefined,
}: {
  readonly signatures?: Readonly<Record<string, readonly Signed[]>>
  readonly transactions?: Readonly<Record<string, string>>
  readonly tokenAccounts?: readonly (readonly [address: string, amount: string])[]
  readonly override?: (method: string, params: readonly unknown[]) => string | undefined
} = {}) {
  const calls: string[] = []
  const answer = (method: string, [of, options]: readonly [string, NodeOptions]): string => {
    if (method === 'getTransaction') return transactions[of] ?? createTransaction([[account, 6_000, 1_000]])
    if (method === 'getTokenAccountsByOwner') {
      const value = tokenAccounts.map(([pubkey, amount]) => ({
        pubkey,
        account: { data: { parsed: { info: { tokenAmount: { amount } } } } },
      }))
      return JSON.stringify({ value: options.programId === token ? value : [] })
    }
    const all = signatures[of] ?? []
    const index = all.findIndex(({ signature }) => signature === options.before)
    return JSON.stringify(all.slice(index + 1, index + 1 + Number(options.limit)))
  }
  const source = createSolanaHistory({
    chain,
    now: () => 5_000_000_000,
    pool: {
      async call({ method, params }) {
        const given = JSON.parse(params ?? '[]')
        calls.push(method)
        return { kind: 'result', json: override(method, given) ?? answer(method, given) }
      },
      callTogether: () => Promise.reject(new Error('unused')),
    },
  })
  const read = (after?: HistoryPosition, limit = 51) =>
    source.read(account, { after, page: undefined, limit, signal: AbortSignal.timeout(10_000) })
  const readOne = async (json: string) => {
    const { entries } = await setUp({ transactions: { [toSignature(1)]: json } }).read()
    return summarize(entries)[0]
  }
  return { calls, read, readOne }
}

const summarize = (entries: readonly HistoryEntry[]) =>
  entries.map(({ operationType, transfers }) => [
    operationType,
    ...transfers.map(({ direction, amount, contract }) => `${direction} ${amount} ${contract || 'SOL'}`),
  ])

test.each<[string, string, readonly string[]]>([
  [
    'SOL that it sends, without the fee',
    createTransaction([
      [account, 1_000_000, 895_000],
      [other, 0, 100_000],
    ]),
    ['send', 'out 100000 SOL'],
  ],
  [
    'SOL that it receives',
    createTransaction([
      [other, 1_000_000, 895_000],
      [account, 0, 100_000],
    ]),
    ['receive', 'in 100000 SOL'],
  ],
  ['only the fee', createTransaction([[account, 6_000, 1_000]]), ['send']],
  [
    'more lamports than a number has',
    createTransaction([
      [other, '18446744073709551615', '18446744073709546614'],
      [account, '9007199254740993', '9007199254740994'],
    ]),
    ['receive', 'in 1 SOL'],
  ],
  [
    'tokens that it receives',
    createTransaction(
      [
        [other, 10_000, 5_000],
        [tokenAccount, 2_039_280, 2_039_280],
      ],
      { tokens: [[tokenAccount, usdc, account, '1', '1500001']], program: token },
    ),
    ['receive', `in 1500000 ${usdc}`],
  ],
  [
    'a token account that it pays for, whose rent is its own',
    createTransaction(
      [
        [account, 3_000_000, 955_720],
        [tokenAccount, 0, 2_039_280],
      ],
      { tokens: [[tokenAccount, usdc, account, undefined, '7']], program: token },
    ),
    ['receive', `in 7 ${usdc}`],
  ],
  [
    'tokens that it receives in a token account that the sender pays for',
    createTransaction(
      [
        [other, 5_000_000, 2_955_720],
        [tokenAccount, 0, 2_039_280],
        [account, 1, 1],
      ],
      { tokens: [[tokenAccount, usdc, account, undefined, '7']], program: token },
    ),
    ['receive', `in 7 ${usdc}`],
  ],
  [
    'a token account that it closes, whose rent it gets back',
    createTransaction(
      [
        [account, 10_000, 2_044_280],
        [tokenAccount, 2_039_280, 0],
      ],
      { tokens: [[tokenAccount, usdc, account, '0', undefined]], program: token },
    ),
    ['send'],
  ],
  [
    'SOL that it sends while it pays for a token account',
    createTransaction(
      [
        [account, 5_000_000, 2_955_620],
        [tokenAccount, 0, 2_039_280],
        [other, 0, 100],
      ],
      { tokens: [[tokenAccount, usdc, account, undefined, '0']], program: token },
    ),
    ['send', 'out 100 SOL'],
  ],
  [
    'SOL that it receives while others pay for its token account',
    createTransaction(
      [
        [other, 5_000_000, 2_955_620],
        [tokenAccount, 0, 2_039_280],
        [account, 1, 101],
      ],
      { tokens: [[tokenAccount, usdc, account, undefined, '7']], program: token },
    ),
    ['receive', 'in 100 SOL', `in 7 ${usdc}`],
  ],
  [
    'a token account that it pays for in part',
    createTransaction(
      [
        [account, 10_000, 4_000],
        [other, 5_000_000, 2_961_720],
        [tokenAccount, 0, 2_039_280],
      ],
      { tokens: [[tokenAccount, usdc, account, undefined, '7']], program: token },
    ),
    ['receive', `in 7 ${usdc}`],
  ],
  [
    'a token account that it closes, whose rent others get in part',
    createTransaction(
      [
        [account, 10_000, 6_000],
        [other, 1, 2_038_281],
        [tokenAccount, 2_039_280, 0],
      ],
      { tokens: [[tokenAccount, usdc, account, '0', undefined]], program: token },
    ),
    ['send'],
  ],
  [
    'a swap of SOL in a wrapped account',
    createTransaction(
      [
        [account, 10_000_000, 9_995_000],
        [tokenAccount, 3_000_000, 2_000_000],
        [otherTokenAccount, 2_039_280, 2_039_280],
      ],
      {
        tokens: [
          [tokenAccount, wrappedSol, account, '960720', '0'],
          [otherTokenAccount, usdc, account, '0', '150'],
        ],
        program: swap,
      },
    ),
    ['trade', 'out 1000000 SOL', `in 150 ${usdc}`],
  ],
  [
    'tokens that it sends, whose accounts a lookup table has (version 0)',
    createTransaction(
      [
        [account, 10_000, 5_000],
        [tokenAccount, 2_039_280, 2_039_280],
        [otherTokenAccount, 2_039_280, 2_039_280],
      ],
      {
        tokens: [
          [tokenAccount, usdc, account, '9', '4'],
          [otherTokenAccount, usdc, other, '0', '5'],
        ],
        program: token,
        loaded: 2,
      },
    ),
    ['send', `out 5 ${usdc}`],
  ],
  ['a call of a program', createTransaction([[account, 6_000, 1_000]], { program: swap }), ['execute']],
  [
    'a failed transaction',
    createTransaction([[account, 6_000, 1_000]], { err: { InstructionError: [0, { Custom: 1 }] } }),
    ['execute'],
  ],
])('behavior: %s', async (_name, json, expected) => {
  expect(await setUp().readOne(json)).toEqual(expected)
})

test('default: an entry', async () => {
  const json = createTransaction([
    [account, 1_000_000, 895_000],
    [other, 0, 100_000],
  ])
  const { entries, isPartial } = await setUp({ transactions: { [toSignature(1)]: json } }).read()
  expect(isPartial).toBe(false)
  expect(entries).toMatchObject([
    {
      chain,
      hash: toSignature(1),
      blockNumber: 1,
      minedAt: 1_000_001_000,
      status: 'confirmed',
      sender: account,
      recipient: other,
    },
  ])
})

test('behavior: a failed transaction has its status', async () => {
  const json = createTransaction([[account, 6_000, 1_000]], { err: 'AccountNotFound' })
  const { entries } = await setUp({ transactions: { [toSignature(1)]: json } }).read()
  expect(entries).toMatchObject([{ status: 'failed', transfers: [] }])
})

test('behavior: the transactions of token accounts too, each once', async () => {
  const [old, both, fresh] = [createSigned(1), createSigned(2), createSigned(3)]
  const { read } = setUp({
    tokenAccounts: [[tokenAccount, '5']],
    signatures: { [account]: [both, old], [tokenAccount]: [fresh, both] },
  })
  const { entries } = await read()
  expect(entries.map(({ hash }) => hash)).toEqual([fresh, both, old].map(({ signature }) => signature))
})

test('behavior: the decimals of tokens that no list has', async () => {
  const json = createTransaction([[other, 10_000, 5_000]], {
    tokens: [[other, usdc, account, '0', '1']],
  })
  const { tokens } = await setUp({ transactions: { [toSignature(1)]: json } }).read()
  expect(tokens.get(usdc)).toEqual({ name: '', symbol: '', decimals: 6 })
})

test('behavior: the names of tokens are asked for once', async () => {
  const json = createTransaction([[other, 10_000, 5_000]], {
    tokens: [[other, usdc, account, '0', '1']],
  })
  const { read, calls } = setUp({
    transactions: { [toSignature(1)]: json },
    override: (method) => (method === 'getMultipleAccounts' ? '{"value":[null,null]}' : undefined),
  })
  for (const _ of [1, 2]) await read()
  expect(calls.filter((method) => method === 'getMultipleAccounts')).toHaveLength(1)
})

test('behavior: pages have every transaction once, also many of one slot and of several accounts', async () => {
  const all = Array.from({ length: 200 }, (_, index) =>
    createSigned(500 - index, Math.floor((500 - index) / 7)),
  )
  const { read } = setUp({
    tokenAccounts: [[tokenAccount, '5']],
    signatures: {
      [account]: all.filter((_, index) => index % 3 !== 0),
      [tokenAccount]: all.filter((_, index) => index % 2 === 0),
    },
  })
  const seen: string[] = []
  let last: HistoryEntry | undefined
  for (;;) {
    const { entries } = await read(last, 20)
    seen.push(...entries.map(({ hash }) => hash))
    last = entries.at(-1)
    if (!last) break
  }
  const inLists = all.filter((_, index) => index % 3 !== 0 || index % 2 === 0)
  expect(seen).toHaveLength(inLists.length)
  expect(new Set(seen)).toEqual(new Set(inLists.map(({ signature }) => signature)))
})

test('behavior: reads only the transactions of the page, and each once', async () => {
  const all = Array.from({ length: 60 }, (_, index) => createSigned(100 - index))
  const { read, calls } = setUp({ signatures: { [account]: all } })
  await read(undefined, 10)
  await read(undefined, 10)
  expect(calls.filter((method) => method === 'getTransaction')).toHaveLength(10)
})

test('behavior: at most 20 token accounts, those with an amount first', async () => {
  const toAddress = (index: number) => base58.encode(new Uint8Array(32).fill(index + 1))
  const tokenAccounts = Array.from(
    { length: 30 },
    (_, index) => [toAddress(index), index < 25 ? '0' : '1'] as const,
  )
  const asked: unknown[] = []
  const { read } = setUp({
    tokenAccounts,
    override(method, [of]) {
      if (method === 'getSignaturesForAddress') asked.push(of)
      return undefined
    },
  })
  await read()
  expect(asked).toHaveLength(21)
  expect(asked).toEqual(expect.arrayContaining(tokenAccounts.slice(25).map(([address]) => address)))
})

test('behavior: a transaction that the node has no longer stays in the list, and is asked for again', async () => {
  const { read, calls } = setUp({ transactions: { [toSignature(1)]: 'null' } })
  for (const _ of [1, 2]) expect(summarize((await read()).entries)).toEqual([['execute']])
  expect(calls.filter((method) => method === 'getTransaction')).toHaveLength(2)
})

test.each([
  ['getSignaturesForAddress', '{}'],
  ['getSignaturesForAddress', '[{"signature":1}]'],
  ['getTokenAccountsByOwner', '{"value":null}'],
  ['getTransaction', '{}'],
  ['getTransaction', createTransaction([[account, 1, 1]]).replace('"preBalances":[1,', '"preBalances":[-1,')],
  ['getTransaction', createTransaction([[account, 1, 1]]).replace('"preBalances":[1,', '"preBalances":[')],
  ['getTransaction', createTransaction([[account, 1, 1]]).replace('"fee":5000', '"fee":"5000"')],
])('error: a node that answers %s with %s', async (wrong, json) => {
  const { read } = setUp({ override: (method) => (method === wrong ? json : undefined) })
  await expect(read()).rejects.toThrow(SourceError)
})

test('error: any JSON object is a transaction or refused', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('meta', 'transaction', 'x'), fc.jsonValue()), (value) => {
      expect(() => parseSolanaTransaction(JSON.stringify(value))).toThrow(SourceError)
    }),
  )
})
