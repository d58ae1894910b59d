import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import type { BalanceEffect, BalanceInput, BalanceState, BalanceSubject } from './types.js'

const error = new BalanceUnavailableError({ network: 'Local' })
const subjects: readonly BalanceSubject[] = [
  { address: '0x1', chainId: 'eip155:1' },
  { address: '0x2', chainId: 'eip155:1' },
  { address: '0x1', chainId: 'eip155:10' },
]
type Fetch = Extract<BalanceEffect, { type: 'fetch' }>

/** The machine with a chain whose balances change, and a clock. */
class World {
  state: BalanceState = initialState()
  now = 1_000_000
  /** All reads, also superseded ones, because a late result of them may arrive. */
  readonly reads: Fetch[] = []
  /** Reads whose callers wait for `loaded`, `failed` or `dropped`. */
  readonly waiting: string[] = []

  send(input: BalanceInput): void {
    const { state, run = [], emit = [] } = transition(this.state, input)
    const before = this.state
    this.state = state
    for (const effect of run)
      if (effect.type === 'fetch') {
        this.reads.push(effect)
        const key = keyOf(effect.of)
        if (!this.waiting.includes(key)) this.waiting.push(key)
      }
    for (const { of } of emit) {
      const place = this.waiting.indexOf(keyOf(of))
      // No fact comes twice, or for a balance that was not requested.
      expect(place).toBeGreaterThanOrEqual(0)
      this.waiting.splice(place, 1)
    }
    // Exactly the balance that is loading has callers that wait.
    expect(this.waiting).toEqual(state.status === 'loading' ? [keyOf(state.of)] : [])
    if (state.status === 'loading' && state.value !== undefined)
      expect('of' in before && keyOf(before.of)).toBe(keyOf(state.of))
    if ('value' in state && state.value !== undefined) expect(state.value).toBe(balanceOf(state.of))
  }
}

const keyOf = ({ address, chainId }: BalanceSubject) => `${chainId}:${address}`
/** Each subject has its own balance, so that a mix-up is visible. */
const balanceOf = (of: BalanceSubject) => BigInt(subjects.findIndex((one) => keyOf(one) === keyOf(of)) + 1)

type Step = (world: World) => void
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...subjects), fc.boolean()).map(
    ([of, force]): Step =>
      (world) =>
        world.send({ type: 'load', of: { ...of }, at: world.now, force }),
  ),
  fc.tuple(fc.nat(), fc.boolean()).map(
    ([which, fails]): Step =>
      (world) => {
        const read = world.reads[which % Math.max(1, world.reads.length)]
        if (!read) return
        const { of } = read
        world.send(
          fails
            ? { type: 'loadFailed', of, error, at: world.now }
            : { type: 'loaded', of, value: balanceOf(of), at: world.now },
        )
      },
  ),
  fc.constant<Step>((world) => world.send({ type: 'reset' })),
  fc.integer({ min: -60_000, max: 60_000 }).map(
    (ms): Step =>
      (world) => {
        world.now += ms
      },
  ),
)

test('behavior: any order of events shows no balance of another account or chain, and settles each read', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const take of steps) take(world)
      world.send({ type: 'reset' })
      expect(world.state).toEqual({ status: 'idle' })
      expect(world.waiting).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('behavior: a read is started at most once per 30 s after a failure, whatever is asked', () => {
  const [of] = subjects
  if (!of) throw new TypeError('three subjects')
  const delays = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 20 })
  fc.assert(
    fc.property(delays, (all) => {
      const world = new World()
      let failedAt = Number.NEGATIVE_INFINITY
      for (const delay of all) {
        world.now += delay
        const before = world.reads.length
        world.send({ type: 'load', of, at: world.now, force: true })
        expect(world.reads.length > before).toBe(world.now - failedAt >= 30_000)
        if (world.state.status !== 'loading') continue
        failedAt = world.now
        world.send({ type: 'loadFailed', of, error, at: world.now })
      }
    }),
  )
})
