import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hex } from '../../data/accountData/evm/callContracts.js'
import { findRoute, type ReservePool as Pool } from './findRoute.js'
import { getAmountIn, getAmountOut } from './swapMath.js'

const tokens: readonly Hex[] = ['0xa', '0xb', '0xc', '0xd', '0xe']
const [from = '0x', to = '0x', c = '0x', d = '0x', e = '0x'] = tokens

/** Returns what a path of tokens returns for an amount; 0 if one of its pools does not exist, or cannot swap its amount. */
function swapAlong(pools: readonly Pool[], path: readonly Hex[], amount: bigint): bigint {
  return path.slice(1).reduce((sum, token, index) => {
    const previous = path[index] ?? '0x'
    const pool = pools.find((one) => one.tokens.includes(token) && one.tokens.includes(previous))
    if (!pool) return 0n
    const [first, second] = pool.reserves
    const isFirst = pool.tokens[0] === previous
    const hop = { reserveIn: isFirst ? first : second, reserveOut: isFirst ? second : first }
    return getAmountOut(sum, hop) ?? 0n
  }, amount)
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : Number(one > other))

/** All paths through at most two other tokens. */
const others = [c, d, e]
const paths: readonly (readonly Hex[])[] = [
  [from, to],
  ...others.map((one) => [from, one, to]),
  ...others.flatMap((one) => others.flatMap((two) => (one === two ? [] : [[from, one, two, to]]))),
]

const pairs = tokens.flatMap((one, index) => tokens.slice(index + 1).map((two) => [one, two] as const))
const reserve = fc.oneof(fc.bigInt({ min: 1n, max: 10_000n }), fc.bigInt({ min: 1n, max: 2n ** 112n - 1n }))
const graph = fc
  .tuple(
    ...pairs.map((pair) => fc.option(fc.tuple(reserve, reserve, fc.boolean()).map((own) => ({ pair, own })))),
  )
  .map((found) =>
    found.flatMap((item): readonly Pool[] => {
      if (!item) return []
      const [one, two] = item.pair
      const [first, second, isReversed] = item.own
      return [
        isReversed
          ? { tokens: [two, one], reserves: [first, second] }
          : { tokens: [one, two], reserves: [first, second] },
      ]
    }),
  )

test('behavior: the route is the best one of all paths in any graph', () => {
  fc.assert(
    fc.property(graph, reserve, (pools, amount) => {
      const outputs = paths.map((path) => swapAlong(pools, path, amount))
      const best = outputs.toSorted(compare).at(-1) ?? 0n
      const route = findRoute(pools, { from, to, amount })
      expect(route?.amountOut ?? 0n).toBe(best)
      if (!route) return
      expect(swapAlong(pools, route.path, amount)).toBe(best)
      // Of equally good paths, the shortest one: `paths` is sorted by length.
      expect(route.path.length).toBe(paths[outputs.indexOf(best)]?.length)
      const last = pools.find(
        ({ tokens: own }) => own.includes(to) && own.includes(route.path.at(-2) ?? '0x'),
      )
      expect(route.amountOut < (last?.reserves[last.tokens.indexOf(to)] ?? 0n)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

/** Returns what a path costs for an amount that is bought; `undefined` if one of its pools cannot send it. */
function priceAlong(pools: readonly Pool[], path: readonly Hex[], amount: bigint): bigint | undefined {
  return path.toReversed().reduce<bigint | undefined>((sum, token, index, all) => {
    const previous = all[index - 1]
    if (previous === undefined || sum === undefined) return sum
    const pool = pools.find((one) => one.tokens.includes(token) && one.tokens.includes(previous))
    if (!pool) return undefined
    const [first, second] = pool.reserves
    const isFirst = pool.tokens[0] === token
    return getAmountIn(sum, { reserveIn: isFirst ? first : second, reserveOut: isFirst ? second : first })
  }, amount)
}

test('behavior: the route of an exact amount that is bought costs least of all paths in any graph', () => {
  fc.assert(
    fc.property(graph, reserve, (pools, amount) => {
      const costs = paths.flatMap((path) => priceAlong(pools, path, amount) ?? [])
      const route = findRoute(pools, { from, to, amount, mode: 'exactOut' })
      expect(route?.amountIn).toBe(costs.toSorted(compare)[0])
      if (!route) return
      expect(priceAlong(pools, route.path, amount)).toBe(route.amountIn)
      // Sold as an exact amount, this returns at least as much, unless a pool cannot hold what rounding adds.
      const returned = swapAlong(pools, route.path, route.amountIn)
      expect(returned === 0n || returned >= amount).toBe(true)
      expect(route.priceImpact <= 1).toBe(true)
    }),
    { numRuns: 500 },
  )
})

const deep = 10n ** 24n

test('default: through two other tokens, if their pools are larger', () => {
  const pools: readonly Pool[] = [
    { tokens: [from, to], reserves: [2_000n, 2_000n] },
    { tokens: [from, c], reserves: [deep, deep] },
    { tokens: [d, c], reserves: [deep, deep] },
    { tokens: [to, d], reserves: [deep, deep] },
  ]
  expect(findRoute(pools, { from, to, amount: 1_000n })).toMatchObject({
    path: [from, c, d, to],
    // 996 of 1,000, 993 of those, 990 of those.
    amountIn: 1_000n,
    amountOut: 990n,
    priceImpact: expect.closeTo(0.001, 3),
  })
})

test('error: no route through more than three pools', () => {
  const pools: readonly Pool[] = [
    { tokens: [from, c], reserves: [deep, deep] },
    { tokens: [c, d], reserves: [deep, deep] },
    { tokens: [d, e], reserves: [deep, deep] },
    { tokens: [e, to], reserves: [deep, deep] },
  ]
  expect(findRoute(pools, { from, to, amount: 1_000n })).toBeUndefined()
  expect(findRoute(pools, { from, to: e, amount: 1_000n })?.path).toEqual([from, c, d, e])
})
