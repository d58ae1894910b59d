import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import {
  initialState,
  type RequestEffect,
  type RequestInput,
  type RequestState,
  transition,
} from './machine.js'

const errors = [new UserRejectedError(), new AbortedError(), new WalletRequestError({ method: 'any' })]

class World {
  state: RequestState = initialState()
  /** Writes that the wallet has not responded to: the last one is the current one. */
  readonly inFlight: RequestEffect[] = []
  readonly asked: string[] = []
  readonly started: string[] = []
  readonly ended: string[] = []
  readonly late: string[] = []

  send(input: RequestInput): void {
    const { state, run = [], emit = [] } = transition(this.state, input)
    this.state = state
    for (const fact of emit) (fact.type === 'lateResponse' ? this.late : this.ended).push(fact.id)
    for (const effect of run) {
      this.inFlight.push(effect)
      this.started.push(effect.write.id)
    }
    // One write is current; the other pending ones were cancelled.
    const { cancelled = [] } = state
    const awaited = state.status === 'writing' ? [...cancelled, state.current] : cancelled
    expect(new Set(this.inFlight.map(({ write }) => write))).toEqual(new Set(awaited))
    expect(new Set(this.ended).size).toBe(this.ended.length)
  }

  ask(id: string): void {
    this.asked.push(id)
    const intent = { kind: 'signMessage', message: id } as const
    this.send({ type: 'ask', write: { id, connectorId: 'a', address: '0xa', chainId: 'eip155:1', intent } })
  }

  answer(kind: number): void {
    const [effect] = this.inFlight.splice(kind % Math.max(this.inFlight.length, 1), 1)
    if (!effect) return
    const error = errors[kind]
    this.send(
      error ? { type: 'failed', effect, error } : { type: 'answered', id: effect.write.id, result: '0x' },
    )
  }
}

type Step = (world: World, id: string) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>((world, id) => world.ask(id)) },
  fc.nat(40).map(
    (which): Step =>
      (world) =>
        world.send({ type: 'cancel', id: which < 20 ? `id ${which}` : undefined }),
  ),
  fc.nat(4).map(
    (kind): Step =>
      (world) =>
        world.answer(kind),
  ),
  fc.constant<Step>((world) => world.send({ type: 'answered', id: 'foreign', result: '0x' })),
)

test('behavior: any order of events keeps the order of writes, sends one at a time and settles each once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const [index, take] of steps.entries()) take(world, `id ${index}`)
      while (world.inFlight.length > 0) world.answer(world.ended.length % 5)
      expect(world.state).toEqual({ status: 'idle' })
      expect(new Set(world.ended)).toEqual(new Set(world.asked))
      expect(new Set(world.late).size).toBe(world.late.length)
      expect(world.ended).toEqual(expect.arrayContaining(world.late))
      expect(world.started).toEqual(world.asked.filter((id) => world.started.includes(id)))
    }),
    { numRuns: 1_000 },
  )
})
