import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError, WalletRequestError } from '../../foundation/errors/wallet.js'
import type { Session } from '../../ports/Adapter.js'
import { initialState, transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionEffect, ConnectionFact, ConnectionInput, ConnectionState } from './types.js'

const wallets = ['a', 'b', 'c'] as const
const errors = [new UserRejectedError(), new AbortedError(), new WalletRequestError({ method: 'any' })]

/** The machine with the rules of the runner: reads are superseded by key, writes always get a result. */
class Model {
  state: ConnectionState = initialState({ stored: {}, namespace: 'eip155' })
  readonly inFlight = new Map<string, ConnectionEffect>()
  readonly started = new Set<string>()
  readonly ended: string[] = []
  lastEmitted: Session | undefined
  remembered: string | null | undefined
  count = 0

  send(input: ConnectionInput, started?: string): void {
    const before = this.state
    const { state, run = [], emit = [] } = transition(before, input)
    if (started !== undefined && (state !== before || run.length + emit.length > 0)) this.started.add(started)
    this.state = state
    for (const effect of run) this.perform(effect)
    for (const fact of emit) this.record(fact)
    this.check()
  }

  perform(effect: ConnectionEffect): void {
    if (effect.type === 'cancel') this.inFlight.delete(effect.key)
    else if (effect.type === 'remember') this.remembered = effect.connectorId
    else if ('mode' in effect && effect.mode === 'write') this.inFlight.set(`write ${this.count++}`, effect)
    else this.inFlight.set(effect.key, effect)
  }

  record(fact: ConnectionFact): void {
    if (fact.type === 'connected' || fact.type === 'sessionChanged') this.lastEmitted = fact.session
    if (fact.type === 'disconnected') this.lastEmitted = undefined
    if (fact.id !== undefined) this.ended.push(fact.id)
  }

  /** Completes an effect that is in flight, with a success or a failure. */
  complete(key: string, kind: number): void {
    const effect = this.inFlight.get(key)
    if (!effect) return
    this.inFlight.delete(key)
    this.send(toResult(effect, kind))
  }

  check(): void {
    const { state } = this
    const session = 'session' in state ? state.session : undefined
    // Connected means one session with an account; disconnected means none.
    if (state.status === 'connected' || state.status === 'disconnecting') {
      expect(session?.accounts.length).toBeGreaterThan(0)
    }
    if (state.status === 'disconnected' || state.status === 'reconnecting') expect(session).toBeUndefined()
    // Facts and storage match the state.
    expect(session).toEqual(this.lastEmitted)
    if (session) expect(this.remembered).toBe(session.connectorId)
    // Only the current attempt has a pending wallet call, so that no prompt stays open.
    const walletCall = this.inFlight.get('wallet')
    const attempt = 'attempt' in state ? state.attempt : undefined
    expect(walletCall && 'id' in walletCall ? walletCall.id : undefined).toBe(attempt?.id)
    const accountCall = this.inFlight.get('account')
    expect(accountCall && 'id' in accountCall ? accountCall.id : undefined).toBe(
      state.status === 'connected' ? state.accountSwitchId : undefined,
    )
    expect(this.inFlight.has('close-wait')).toBe(state.status === 'disconnecting')
    // Each action settles once.
    expect(new Set(this.ended).size).toBe(this.ended.length)
  }
}

function toResult(effect: ConnectionEffect, kind: number): ConnectionInput {
  const error = errors[kind]
  if (effect.type === 'timer') return effect.event
  if (error) return { type: 'failed', effect, error }
  switch (effect.type) {
    case 'openWallet':
      return { type: 'opened', id: effect.id, session: makeSession(effect.connectorId) }
    case 'restore': {
      const { id, connectorId } = effect
      return { type: 'restored', id, connectorId, session: kind % 2 ? null : makeSession(connectorId) }
    }
    case 'chooseAccount': {
      const session = makeSession(effect.connectorId, { addresses: [effect.address] })
      return { type: 'accountSwitched', id: effect.id, session }
    }
    case 'closeWallet':
      return { type: 'closed', id: effect.id }
    default:
      throw new TypeError(`Nobody answers ${effect.type}`)
  }
}

const walletId = fc.constantFrom(...wallets)
const session = fc
  .record({
    wallet: walletId,
    address: fc.constantFrom('0x1', '0x2'),
    chainId: fc.constantFrom('eip155:1' as const, 'eip155:10' as const),
  })
  .map(({ wallet, address, chainId }) => makeSession(wallet, { addresses: [address], chainId }))

type Step = (world: Model, id: string) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: walletId.map(
      (connectorId): Step =>
        (world, id) =>
          world.send({ type: 'connect', id, connectorId }, id),
    ),
  },
  fc.subarray([...wallets]).map(
    (connectorIds): Step =>
      (world, id) =>
        world.send({ type: 'reconnect', id, connectorIds }, id),
  ),
  fc.constant<Step>((world, id) => world.send({ type: 'disconnect', id }, id)),
  fc.constant<Step>((world, id) => world.send({ type: 'switchAccount', id, address: '0x2' }, id)),
  fc.constantFrom('cancel', 'clear').map(
    (type): Step =>
      (world) =>
        world.send({ type }),
  ),
  session.map(
    (it): Step =>
      (world) =>
        world.send({ type: 'sessionChanged', session: it }),
  ),
  walletId.map(
    (connectorId): Step =>
      (world) =>
        world.send({ type: 'sessionEnded', connectorId }),
  ),
  // Results that no action waits for.
  session.map(
    (it): Step =>
      (world) =>
        world.send({ type: 'opened', id: 'foreign', session: it }),
  ),
  session.map(
    (it): Step =>
      (world) =>
        world.send({ type: 'accountSwitched', id: 'foreign', session: it }),
  ),
  session.map(
    (it): Step =>
      (world) => {
        world.send({ type: 'restored', id: 'foreign', connectorId: it.connectorId, session: it })
      },
  ),
  fc.constantFrom('closed', 'closeTimedOut').map(
    (type): Step =>
      (world) =>
        world.send({ type, id: 'foreign' }),
  ),
  // Completes everything in flight, in any order.
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(3), fc.nat(4)).map(
      ([which, kind]): Step =>
        (world) => {
          const key = [...world.inFlight.keys()][which]
          if (key !== undefined) world.complete(key, kind)
        },
    ),
  },
)

test('behavior: any order of events keeps the state consistent, with one pending attempt and one result per action', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new Model()
      for (const [index, take] of steps.entries()) take(world, `id ${index}`)
      // Completes everything that is still in flight.
      while (world.inFlight.size > 0) world.complete([...world.inFlight.keys()][0] ?? '', world.count++ % 5)
      expect(new Set(world.ended)).toEqual(world.started)
      expect(['disconnected', 'connected']).toContain(world.state.status)
    }),
    { numRuns: 2_000 },
  )
})
