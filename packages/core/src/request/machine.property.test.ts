import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError, WalletRequestError } from '../errors/wallet.js'
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
  inFlight: RequestEffect | undefined
  readonly asked: string[] = []
  readonly started: string[] = []
  readonly ended: string[] = []

  send(input: RequestInput): void {
    const { state, run = [], emit = [] } = transition(this.state, input)
    this.state = state
    for (const fact of emit) this.ended.push(fact.id)
    for (const effect of run) {
      // Never two writes in flight.
      expect(this.inFlight).toBeUndefined()
      this.inFlight = effect
      this.started.push(effect.write.id)
    }
    expect(state.status === 'writing' ? state.current.id : undefined).toBe(this.inFlight?.write.id)
    expect(new Set(this.ended).size).toBe(this.ended.length)
  }

  ask(id: string): void {
    this.asked.push(id)
    const intent = { kind: 'signMessage', message: id } as const
    this.send({ type: 'ask', write: { id, connectorId: 'a', address: '0xa', chainId: 'eip155:1', intent } })
  }

  answer(kind: number): void {
    const effect = this.inFlight
    if (!effect) return
    this.inFlight = undefined
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
        world.send({ type: 'withdraw', id: `id ${which}` }),
  ),
  fc.nat(4).map(
    (kind): Step =>
      (world) =>
        world.answer(kind),
  ),
  fc.constant<Step>((world) => world.send({ type: 'answered', id: 'foreign', result: '0x' })),
)

test('behavior: in any order of events never two writes are in flight, their order is kept, and each ends once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const [index, take] of steps.entries()) take(world, `id ${index}`)
      while (world.inFlight) world.answer(world.ended.length % 5)
      expect(world.state).toEqual({ status: 'idle' })
      expect(new Set(world.ended)).toEqual(new Set(world.asked))
      expect(world.started).toEqual(world.asked.filter((id) => world.started.includes(id)))
    }),
    { numRuns: 1_000 },
  )
})
