import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import type { BalanceSubject } from '../balance/types.js'
import { createTransition, initialState } from './machine.js'
import { type ItemPage, mergePage, type PagedList } from './pages.js'
import type { ListEffect, ListInput, ListState } from './types.js'

/** Each account has items of its own, so that a mix-up is visible. */
type Item = { readonly id: string; readonly owner: string }
const transition = createTransition<PagedList<Item>, ItemPage<Item>>(mergePage)

const error = new NftsUnavailableError({ network: 'Local' })
const subjects: readonly BalanceSubject[] = [
  { address: '0x1', chainId: 'eip155:1' },
  { address: '0x2', chainId: 'eip155:1' },
  { address: '0x1', chainId: 'eip155:10' },
]
type Fetch = Extract<ListEffect, { type: 'fetch' }>

const keyOf = ({ address, chainId }: BalanceSubject) => `${chainId}:${address}`

/** The machine with a server, and a clock. */
class World {
  state: ListState<PagedList<Item>> = initialState()
  now = 1_000_000
  /** All reads, also superseded ones, because a late result of them may arrive. */
  readonly reads: Fetch[] = []
  /** The subject whose callers wait for `loaded`, `failed` or `dropped`. */
  waiting: string | undefined

  send(input: ListInput<ItemPage<Item>>): void {
    const { state, run = [], emit = [] } = transition(this.state, input)
    const isPending = this.state.status === 'loading'
    for (const fact of emit) {
      // No fact comes twice, or for a list that was not requested.
      expect(keyOf(fact.of)).toBe(this.waiting)
      this.waiting = undefined
    }
    for (const effect of run) {
      if (effect.type !== 'fetch') continue
      // A next page is never requested while a page is pending.
      expect(isPending && effect.cursor !== undefined).toBe(false)
      this.reads.push(effect)
      this.waiting = keyOf(effect.of)
    }
    this.state = state
    expect(this.waiting).toBe(state.status === 'loading' ? keyOf(state.of) : undefined)
    this.checkList()
  }

  /** Each item is listed once, and is of the account of the list. */
  checkList(): void {
    const { state } = this
    const { items = [] } = ('list' in state && state.list) || {}
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    if (state.status !== 'idle') expect(items.every(({ owner }) => owner === keyOf(state.of))).toBe(true)
  }
}

type Step = (world: World) => void
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom(...subjects), fc.boolean(), fc.boolean()).map(
    ([of, force, restart]): Step =>
      (world) =>
        world.send({ type: 'load', of: { ...of }, at: world.now, force, restart }),
  ),
  fc.constantFrom(...subjects).map(
    (of): Step =>
      (world) =>
        world.send({ type: 'loadMore', of: { ...of }, at: world.now }),
  ),
  fc
    .record({
      which: fc.nat(),
      fails: fc.boolean(),
      indexes: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }),
      next: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    })
    .map(
      ({ which, fails, indexes, next }): Step =>
        (world) => {
          const read = world.reads[which % Math.max(1, world.reads.length)]
          // The late result of a superseded read of the same account is dropped by the runner.
          if (!read || (world.state.status === 'loading' && world.state.cursor !== read.cursor)) return
          const { of, cursor } = read
          const at = world.now
          const items = indexes.map((index) => ({ id: `id-${index}`, owner: keyOf(of) }))
          world.send(
            fails
              ? { type: 'loadFailed', of, cursor, error, at }
              : {
                  type: 'loaded',
                  of,
                  cursor,
                  restart: read.restart,
                  page: { items, cursor: next },
                  at,
                },
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

test('behavior: no order of events mixes accounts, repeats an item, or leaves a caller waiting', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World()
      for (const take of steps) take(world)
      world.send({ type: 'reset' })
      expect(world.state).toEqual({ status: 'idle' })
    }),
    { numRuns: 500 },
  )
})

test('behavior: after a failure no page is read for 30 s, whatever is asked', () => {
  const [of] = subjects
  if (!of) throw new TypeError('three subjects')
  const asked = fc.record({ delay: fc.integer({ min: 0, max: 20_000 }), isMore: fc.boolean() })
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 20 }), (all) => {
      const world = new World()
      world.send({ type: 'load', of, at: world.now })
      world.send({ type: 'loaded', of, page: { items: [], cursor: 'a' }, at: world.now })
      let failedAt = Number.NEGATIVE_INFINITY
      for (const { delay, isMore } of all) {
        world.now += delay
        const before = world.reads.length
        const at = world.now
        world.send(isMore ? { type: 'loadMore', of, at } : { type: 'load', of, at, force: true })
        expect(world.reads.length > before).toBe(at - failedAt >= 30_000)
        const { state } = world
        if (state.status !== 'loading') continue
        failedAt = at
        world.send({ type: 'loadFailed', of, cursor: state.cursor, error, at })
      }
    }),
  )
})
