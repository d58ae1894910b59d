import { expect, test } from 'vitest'
import { keyOf, toWire, type WireParts } from '../../../chains/solana/wireTransaction.fixtures.js'
import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import type { SwapQuote, SwapTransaction } from '../../../ports/SwapSource.js'
import { fakeClock } from '../../../testing/fakeClock.js'
import { readSolanaSwap } from './readSolanaSwap.js'
import { canPay } from './rules.js'
import {
  createFakeCluster,
  dollars,
  otherMint,
  others,
  owner,
  parts,
  tools,
  toTokenAccount,
  toWallet,
  transaction,
  usdc,
} from './solanaSwap.fixtures.js'
import type { SolanaSwapFacts, SolanaSwapIntent } from './types.js'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const token = { chainId, canPermit: false } as const
const [sol, dollar] = [
  { ...token, name: 'Solana', symbol: 'SOL', decimals: 9 },
  { ...token, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: usdc },
]
/** Sells 1 SOL for at least 148 USDC. */
const sellSol: SolanaSwapIntent = {
  chainId,
  from: owner,
  sell: sol,
  buy: dollar,
  mode: 'exactIn',
  amount: 1_000_000_000n,
  limit: 148_000_000n,
  slippageBps: 100,
  validMs: 60_000,
}
/** Buys 1 SOL for at most 152 USDC. */
const buySol: SolanaSwapIntent = { ...sellSol, sell: dollar, buy: sol, mode: 'exactOut', limit: 152_000_000n }

function setUp(intent = sellSol) {
  const [cluster, clock] = [createFakeCluster(), fakeClock()]
  const { signal } = new AbortController()
  const isSale = intent.sell.address === undefined
  const world = {
    cluster,
    clock,
    quote: (isSale
      ? { fromAmount: 1_000_000_000n, toAmount: 150_000_000n }
      : { fromAmount: 150_000_000n, toAmount: 1_000_000_000n }) as SwapQuote,
    built: { transaction } as SwapTransaction,
    builds: [] as object[],
    read: (reviewed?: SolanaSwapFacts) =>
      readSolanaSwap(
        intent,
        {
          request: cluster.request,
          clock,
          signal,
          source: {
            getTokens: async () => [],
            getPrices: async () => new Map(),
            getQuotes: async () => [world.quote],
            getStatus: async () => ({ status: 'unknown' }),
            async buildTransaction(parameters) {
              world.builds.push(parameters)
              return world.built
            },
          },
        },
        tools,
        reviewed,
      ),
  }
  cluster.after = isSale
    ? {
        [owner]: toWallet(10_000_000_000n - 1_000_000_000n - 10_000n),
        [dollars]: toTokenAccount({ mint: usdc, amount: 1_150_000_000n }),
      }
    : {
        [owner]: toWallet(10_000_000_000n + 1_000_000_000n - 10_000n),
        [dollars]: toTokenAccount({ mint: usdc, amount: 850_000_000n }),
      }
  return world
}

test('default: the facts are what the simulation shows', async () => {
  const { read, builds, cluster } = setUp()
  expect(await read()).toMatchObject({
    fromAmount: 1_000_000_000n,
    toAmount: 150_000_000n,
    limit: 148_500_000n,
    fee: 10_000n,
    rent: 0n,
    lastValidBlockHeight: 1_150n,
    transaction,
  })
  expect(builds).toMatchObject([{ account: owner, minToAmount: 148_500_000n }])
  const [, params] = cluster.calls.find(([method]) => method === 'simulateTransaction') ?? []
  // Every account that it can write to, and not the program.
  expect(params?.[1]).toMatchObject({ sigVerify: false, accounts: { addresses: { length: 5 } } })
})

test('param: mode: SOL is bought', async () => {
  const { read, builds } = setUp(buySol)
  expect(await read()).toMatchObject({
    fromAmount: 150_000_000n,
    toAmount: 1_000_000_000n,
    limit: 151_500_000n,
  })
  expect(builds).toMatchObject([{ maxFromAmount: 151_500_000n }])
})

test('behavior: a new token account is shown as rent, and is not part of what is sold', async () => {
  const { read, cluster } = setUp()
  const { [dollars]: _, ...before } = cluster.before
  cluster.before = before
  cluster.after = {
    [owner]: toWallet(10_000_000_000n - 1_000_000_000n - 10_000n - 2_039_280n),
    [dollars]: toTokenAccount({ mint: usdc, amount: 150_000_000n }),
  }
  expect(await read()).toMatchObject({ fromAmount: 1_000_000_000n, toAmount: 150_000_000n, rent: 2_039_280n })
})

test('behavior: accounts of address lookup tables are compared too', async () => {
  const world = setUp()
  const table = keyOf(30)
  const lookup = { table, writable: [1], readonly: [0] }
  world.built = {
    transaction: toWire({ ...parts, keys: [1, 2, 4, 9].map(keyOf), instructions: [], lookups: [lookup] }),
  }
  const data = new Uint8Array(56 + 64)
  data.set(keyOf(6), 56)
  data.set(keyOf(5), 88)
  world.cluster.before = { ...world.cluster.before, [encodeBase58(table)]: { ...toWallet(1n), data } }
  await world.read()
  world.cluster.after = { ...world.cluster.after, [others]: toTokenAccount({ mint: otherMint, amount: 4n }) }
  await expect(world.read()).rejects.toMatchObject({ code: 'transaction-mismatch', field: 'token' })
  world.cluster.before = { ...world.cluster.before, [encodeBase58(table)]: undefined }
  await expect(world.read()).rejects.toMatchObject({ code: 'transaction-mismatch', field: 'method' })
})

type World = ReturnType<typeof setUp>
const withParts = (change: Partial<WireParts>) => (world: World) => {
  world.built = { transaction: toWire({ ...parts, ...change }) }
}
const after = (accounts: World['cluster']['after']) => (world: World) => {
  world.cluster.after = { ...world.cluster.after, ...accounts }
}
const empty = new Uint8Array(64)

test.each<[string, string, (world: World) => void, SolanaSwapIntent?]>([
  ['signers', 'another fee payer', withParts({ keys: [2, 1, 4, 5, 6, 9].map(keyOf) })],
  ['signers', 'a missing signature of another signer', withParts({ signatures: [empty, empty] })],
  [
    'signers',
    'a signature in the place of the account',
    withParts({ signatures: [empty.slice().fill(1), empty.slice().fill(1)] }),
  ],
  [
    'method',
    'bytes that are no transaction',
    (world) => {
      world.built = { transaction: Uint8Array.of(9) }
    },
  ],
  [
    'method',
    'a transaction of an EVM chain',
    (world) => {
      world.built = { to: '0x1', data: '0x' }
    },
  ],
  [
    'method',
    'a version that is not parsed',
    (world) => {
      world.built = { transaction: Uint8Array.of(0x81, 1, ...new Uint8Array(200)) }
    },
  ],
  [
    'lifetime',
    'a blockhash that is not valid, such as a durable nonce',
    ({ cluster }) => {
      cluster.isBlockhashValid = false
    },
  ],
  [
    'fee',
    'a fee of more than 0.03 SOL',
    ({ cluster }) => {
      cluster.fee = 30_000_001n
    },
  ],
  ['amount', 'more SOL than is sold', after({ [owner]: toWallet(8_999_989_999n) })],
  [
    'amount',
    'more tokens than are sold',
    after({ [dollars]: toTokenAccount({ mint: usdc, amount: 848_499_999n }) }),
    buySol,
  ],
  [
    'recipient',
    'nothing for the account',
    after({ [dollars]: toTokenAccount({ mint: usdc, amount: 1_000_000_000n }) }),
  ],
  ['token', 'another token', after({ [others]: toTokenAccount({ mint: otherMint, amount: 4n }) })],
])('error: %s: %s', async (field, _, arrange, intent) => {
  const world = setUp(intent)
  arrange(world)
  await expect(world.read()).rejects.toMatchObject({ code: 'transaction-mismatch', field })
})

test('error: SOL is taken in a swap of tokens', async () => {
  const other = { ...dollar, address: otherMint }
  const world = setUp({ ...sellSol, sell: dollar, buy: other, amount: 100n, limit: 1n })
  world.quote = { fromAmount: 100n, toAmount: 2n }
  world.cluster.after = {
    [owner]: toWallet(10_000_000_000n - 10_000n),
    [dollars]: toTokenAccount({ mint: usdc, amount: 999_999_900n }),
    [others]: toTokenAccount({ mint: otherMint, amount: 7n }),
  }
  await world.read()
  after({ [owner]: toWallet(10_000_000_000n - 10_001n) })(world)
  await expect(world.read()).rejects.toMatchObject({ field: 'value' })
})

test.each<[string, (world: World) => void]>([
  [
    'the quote is worse',
    (world) => {
      world.quote = { fromAmount: 1_000_000_000n, toAmount: 147_999_999n }
    },
  ],
  [
    'the source has no quote',
    (world) => {
      world.quote = { ...world.quote, source: { id: 'x', name: 'x' } }
    },
  ],
  [
    'the account receives less than the limit',
    after({ [dollars]: toTokenAccount({ mint: usdc, amount: 1_148_499_999n }) }),
  ],
])('error: the price has changed: %s', async (_, arrange) => {
  const world = setUp()
  arrange(world)
  await expect(world.read()).rejects.toMatchObject({ code: 'swap-price-changed' })
})

test('error: a program rejects it', async () => {
  const { read, cluster } = setUp()
  cluster.error = { InstructionError: [0n, 'Custom'] }
  await expect(read()).rejects.toMatchObject({ code: 'simulation-reverted', details: 'Program failed' })
})

test('behavior: what the account cannot pay is not simulated', async () => {
  const { read, cluster } = setUp()
  cluster.before = { ...cluster.before, [owner]: toWallet(1_000_000_000n) }
  const facts = await read()
  expect(canPay(sellSol, facts)).toBe(false)
  expect(cluster.calls.map(([method]) => method)).not.toContain('simulateTransaction')
})

test('behavior: the reviewed transaction is checked again for 30 s, then another one is built', async () => {
  const { read, builds, clock } = setUp()
  const reviewed = await read()
  await clock.advance(29_999)
  expect(await read(reviewed)).toEqual(reviewed)
  expect(builds).toHaveLength(1)
  await clock.advance(1)
  await read(reviewed)
  expect(builds).toHaveLength(2)
})

test('behavior: another transaction is built if the blockhash is no longer valid', async () => {
  const { read, builds, cluster } = setUp()
  const reviewed = await read()
  cluster.isBlockhashValid = false
  // That of the next transaction is not valid either, which is an error of the server.
  await expect(read(reviewed)).rejects.toMatchObject({ field: 'lifetime' })
  expect(builds).toHaveLength(2)
})

test('behavior: the limit of the form is kept if the current one is worse', async () => {
  const { read } = setUp({ ...sellSol, limit: 149_900_000n })
  expect(await read()).toMatchObject({ limit: 149_900_000n })
})
