import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueEffect, CatalogueInput, CatalogueState } from '../wallets/catalogueTypes.js'
import { makeTop, makeWallet } from './catalogue.fixtures.js'
import { initialState, transition } from './machine.js'

const error = new UnexpectedError({ cause: 'offline' })
type Load = Extract<CatalogueEffect, { type: 'loadPage' | 'loadTop' }>

/** The machine with a runner's rules: one effect per key, of which a newer one cancels the older one. */
class World {
  state: CatalogueState = initialState()
  readonly pending = new Map<string, Load>()
  hasTimer = false

  send(input: CatalogueInput): void {
    const before = this.state
    const { state, run = [] } = transition(before, input)
    this.state = state
    for (const effect of run) {
      if (effect.type === 'cancel' || effect.type === 'timer') this.hasTimer &&= effect.key !== 'search'
      if (effect.type === 'cancel') this.pending.delete(effect.key)
      else if (effect.type === 'timer') this.hasTimer = true
      else this.pending.set(effect.key, effect)
    }
    this.check()
  }

  /** Completes a pending load, with wallets or with an error. */
  answer(key: 'page' | 'top', wallets: readonly CatalogueWallet[], fails: boolean): void {
    const effect = this.pending.get(key)
    if (!effect) return
    this.pending.delete(key)
    const { status: _, ...top } = makeTop()
    if (fails) this.send({ type: 'failed', effect, error })
    else if (effect.type === 'loadTop') this.send({ type: 'topArrived', ...top, recentIds: effect.recentIds })
    else
      this.send({ type: 'pageArrived', page: effect.page, wallets, count: 100, hasMore: wallets.length > 0 })
  }

  check(): void {
    const { status, wallets, page, top, filter, query, hasMore } = this.state
    const load = this.pending.get('page')
    // A page is loading exactly while its effect is pending, with the filter that is shown.
    expect(status === 'loading').toBe(load !== undefined)
    if (load?.type === 'loadPage') {
      expect(load.page).toBe(page + 1)
      expect(load.filter).toEqual(filter)
    }
    if (top.status !== 'ready') expect(top.status === 'loading').toBe(this.pending.has('top'))
    expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    expect(page === 0 ? wallets : []).toEqual([])
    if (status === 'idle')
      expect([page, wallets.length, hasMore, query, this.hasTimer]).toEqual([0, 0, false, '', false])
    // Text that differs from the filter is searched when the timer ends.
    if (status !== 'idle' && query.trim() !== filter.query) expect(this.hasTimer).toBe(true)
  }
}

type Step = (world: World) => void
const event =
  (input: CatalogueInput): Step =>
  (world) =>
    world.send(input)
const wallets = fc.array(
  fc.constantFrom('a', 'b', 'c', 'd').map((id) => makeWallet(id)),
  { maxLength: 4 },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('moreWanted', 'retried', 'clear', 'certifiedToggled')
    .map((type) => event({ type } as CatalogueInput)),
  fc
    .constantFrom(undefined, 'eip155', 'solana')
    .map((namespace) => event({ type: 'shown', namespace: namespace as 'eip155' | undefined })),
  fc.array(fc.constantFrom('r1', 'r2')).map((recentIds) => event({ type: 'topWanted', recentIds })),
  fc.tuple(fc.constantFrom('page', 'top'), wallets, fc.boolean()).map(
    ([key, found, fails]): Step =>
      (world) =>
        world.answer(key as 'page', found, fails),
  ),
  // The list must be shown before it can be searched.
  fc.constantFrom('', ' ', 'met', 'met ', 'mask').map(
    (query): Step =>
      (world) => {
        if (world.state.status !== 'idle') world.send({ type: 'searched', query })
      },
  ),
  fc.constant<Step>((world) => {
    if (!world.hasTimer) return
    world.hasTimer = false
    world.send({ type: 'inputSettled' })
  }),
)

test('behavior: any order of events keeps the invariants, and the list can always be loaded', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const take of steps) take(world)
      // In the end every search is done, every load has an answer and no retry fails.
      world.send({ type: 'shown' })
      if (world.hasTimer) {
        world.hasTimer = false
        world.send({ type: 'inputSettled' })
      }
      world.answer('page', [makeWallet('last')], false)
      if (world.state.status === 'failed') {
        world.send({ type: 'retried' })
        world.answer('page', [makeWallet('last')], false)
      }
      expect(world.state.status).toBe('ready')
      expect(world.state.filter.query).toBe(world.state.query.trim())
    }),
    { numRuns: 500 },
  )
})

test('behavior: an event that changes nothing returns the same state, by which the runner recognizes it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const world = new World()
      for (const take of steps) take(world)
      const { state } = world
      for (const input of [
        { type: 'searched', query: state.query },
        { type: 'topWanted', recentIds: state.top.status === 'ready' ? state.top.recentIds : [] },
      ] as const) {
        const next = transition(state, input)
        if (!next.run?.length) expect(next.state).toBe(state)
      }
    }),
  )
})
