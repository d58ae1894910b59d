import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SwapNetworkError } from '../../../foundation/errors/transaction.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { SwapQuote } from '../../../ports/SwapSource.js'
import { initialState, transition } from './machine.js'
import { isSameRequest, toRequest } from './rules.js'
import { dai, router, tokens, usdc } from './swap.fixtures.js'
import type { SwapChange, SwapEffect, SwapInput, SwapState } from './types.js'

const chainIds = ['eip155:31337', 'eip155:1'] as const
const error = new SwapNetworkError()
const at = 0

const toTokens = (chainId: CaipNetworkId) => tokens.map((token) => ({ ...token, chainId }))

type Quote = Extract<SwapEffect, { type: 'quote' }>

/** A form with the requests that the server has not answered. */
class World {
  state: SwapState = initialState()
  readonly pending: Quote[] = []
  /** The request of each answer. */
  readonly requests = new Map<readonly SwapQuote[], Quote['request']>()
  answers = 0

  send(input: SwapInput): void {
    const before = this.state
    const { state, run = [] } = transition(before, input)
    this.state = state
    const { quotes } = state
    // What is shown is the price of what the form describes.
    expect(isSameRequest(quotes?.request, toRequest(state))).toBe(true)
    if (quotes?.status === 'ready')
      expect(isSameRequest(this.requests.get(quotes.quotes), toRequest(state))).toBe(true)
    for (const effect of run) {
      if (effect.type !== 'quote') continue
      expect(isSameRequest(effect.request, toRequest(state))).toBe(true)
      expect(effect.account).toBe(state.form?.of.address)
      this.pending.push(effect)
    }
    // Another price is never of the request before.
    if (!isSameRequest(before.quotes?.request, quotes?.request))
      expect(quotes?.status ?? 'none').not.toBe('ready')
  }

  /** Answers any request, in any order: also one that was superseded, as of a server that ignores its cancellation. */
  answer(which: number, isFailed: boolean): void {
    const [effect] = this.pending.splice(which % Math.max(this.pending.length, 1), 1)
    if (!effect) return
    const { request } = effect
    this.answers += 1
    if (isFailed) {
      this.send({ type: 'quoteFailed', request, at, error })
      return
    }
    const quotes = [{ fromAmount: request.amount, toAmount: BigInt(this.answers), router }]
    this.requests.set(quotes, request)
    this.send({ type: 'quoted', request, at, quotes, prices: new Map() })
  }
}

type Step = (world: World) => void

const toSend =
  (input: SwapInput): Step =>
  (world) =>
    world.send(input)

const token = fc.constantFrom(undefined, 'native', usdc, dai)
const chainId = fc.constantFrom(...chainIds)
const change: fc.Arbitrary<SwapChange> = fc.oneof(
  token.map((from) => ({ from })),
  token.map((to) => ({ to })),
  fc.tuple(token, chainId).map(([to, toChainId]) => ({ to, toChainId })),
  fc.constantFrom('', '1', '2', '0.5').map((amount) => ({ amount })),
  fc.constantFrom<SwapChange>({ mode: 'exactIn' }, { mode: 'exactOut' }, { slippageBps: 50 }),
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: change.map((change) => toSend({ type: 'edit', change })) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map(
      ([which, isFailed]): Step =>
        (world) =>
          world.answer(which, isFailed),
    ),
  },
  { weight: 4, arbitrary: fc.constantFrom(toSend({ type: 'typed' }), toSend({ type: 'refresh' })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('0xa', '0xb'), chainId)
      .map(([address, chainId]) => toSend({ type: 'open', of: { address, chainId } })),
  },
  {
    weight: 2,
    arbitrary: chainId.map((chainId) => toSend({ type: 'tokensLoaded', chainId, list: toTokens(chainId) })),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      chainId.map((chainId) => toSend({ type: 'tokensFailed', chainId, error })),
      fc.constantFrom(
        toSend({ type: 'flip' }),
        toSend({ type: 'reset' }),
        toSend({ type: 'preset', preset: { fromToken: 'USDC', toToken: 'DAI', amount: '3' } }),
      ),
    ),
  },
)

test('behavior: in any order of events, the quotes are those of what the form describes', () => {
  let answers = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const world = new World()
      world.send({ type: 'open', of: { address: '0xa', chainId: chainIds[0] } })
      world.send({ type: 'tokensLoaded', chainId: chainIds[0], list: toTokens(chainIds[0]) })
      world.send({ type: 'edit', change: { from: usdc, to: dai, amount: '1' } })
      world.send({ type: 'typed' })
      for (const take of steps) take(world)
      answers += world.answers
    }),
    { numRuns: 500 },
  )
  expect(answers).toBeGreaterThan(500)
})
