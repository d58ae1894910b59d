import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { WalletRequestError } from '../../../foundation/errors/walletRequest.js'
import type { Session } from '../../../ports/Adapter.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { makeSession } from './session.fixtures.js'
import type { ConnectionEffect, ConnectionFact, ConnectionInput, ConnectionState } from './types.js'

const wallets = ['a', 'b', 'c'] as const
const errors = [new UserRejectedError(), new AbortedError(), new WalletRequestError({ method: 'any' })]

/** The machine with the rules of the runner: reads are superseded by key, writes always get a result. */
class Model {
  state: ConnectionState = initialState({ stored: {}, namespace: 'eip155' })
  readonly inFlight = new Map<string, ConnectionEffect>()
  readonly acceptedActions = new Set<string>()
  readonly settledActions: string[] = []
  lastEmitted: Session | undefined
  storedSession: Session | null | undefined
  count = 0

  /** Sends an event. `actionId` is the id of the action that the event starts, if it is not ignored. */
  send(input: ConnectionInput, actionId?: string): void {
    const before = this.state
    const { state, run = [], emit = [] } = transition(before, input)
    const isIgnored = state === before && run.length + emit.length === 0
    if (actionId !== undefined && !isIgnored) this.acceptedActions.add(actionId)
    this.state = state
    for (const effect of run) this.perform(effect)
    for (const fact of emit) this.record(fact)
    this.check()
  }

  perform(effect: ConnectionEffect): void {
    if (effect.type === 'cancel') this.inFlight.delete(effect.key)
    else if (effect.type === 'storeSession') this.storedSession = effect.session
    else if ('mode' in effect && effect.mode === 'write') this.inFlight.set(`write ${this.count++}`, effect)
    else this.inFlight.set(effect.key, effect)
  }

  record(fact: ConnectionFact): void {
    if (fact.type === 'connected' || fact.type === 'sessionChanged') this.lastEmitted = fact.session
    if (fact.type === 'disconnected') this.lastEmitted = undefined
    if (fact.id !== undefined) this.settledActions.push(fact.id)
  }

  /** Completes an effect that is in flight: `resultKind` is the index of an error, or a success if there is none. */
  complete(key: string, resultKind: number): void {
    const effect = this.inFlight.get(key)
    if (!effect) return
    this.inFlight.delete(key)
    this.send(toResult(effect, resultKind))
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
    if (session) expect(this.storedSession).toEqual(session)
    // Only the current attempt has a pending wallet call, so that no prompt stays open.
    const walletCall = this.inFlight.get('wallet')
    const attempt = 'attempt' in state ? state.attempt : undefined
    expect(walletCall && 'id' in walletCall ? walletCall.id : undefined).toBe(attempt?.id)
    const accountCall = this.inFlight.get('account')
    expect(accountCall && 'id' in accountCall ? accountCall.id : undefined).toBe(
      state.status === 'connected' ? state.accountSwitchId : undefined,
    )
    expect(this.inFlight.has('disconnect-timeout')).toBe(state.status === 'disconnecting')
    // Each action settles once.
    expect(new Set(this.settledActions).size).toBe(this.settledActions.length)
  }
}

function toResult(effect: ConnectionEffect, resultKind: number): ConnectionInput {
  const error = errors[resultKind]
  if (effect.type === 'timer') return effect.event
  if (error) return { type: 'failed', effect, error }
  switch (effect.type) {
    case 'connectWallet':
      return { type: 'walletConnected', id: effect.id, session: makeSession(effect.connectorId) }
    case 'restore': {
      const { id, connectorId } = effect
      return { type: 'restored', id, connectorId, session: resultKind % 2 ? null : makeSession(connectorId) }
    }
    case 'switchAccount': {
      const session = makeSession(effect.connectorId, { addresses: [effect.address] })
      return { type: 'accountSwitched', id: effect.id, session }
    }
    case 'disconnectWallet':
      return { type: 'walletDisconnected', id: effect.id }
    default:
      throw new TypeError(`No response is defined for ${effect.type}`)
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

type Step = (model: Model, id: string) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: walletId.map(
      (connectorId): Step =>
        (model, id) =>
          model.send({ type: 'connect', id, connectorId }, id),
    ),
  },
  fc.subarray([...wallets]).map(
    (connectorIds): Step =>
      (model, id) =>
        model.send({ type: 'reconnect', id, connectorIds }, id),
  ),
  fc.constant<Step>((model, id) => model.send({ type: 'disconnect', id }, id)),
  fc.constant<Step>((model, id) => model.send({ type: 'switchAccount', id, address: '0x2' }, id)),
  fc.constantFrom('cancel', 'clearOutcome').map(
    (type): Step =>
      (model) =>
        model.send({ type }),
  ),
  session.map(
    (it): Step =>
      (model) =>
        model.send({ type: 'sessionChanged', session: it }),
  ),
  walletId.map(
    (connectorId): Step =>
      (model) =>
        model.send({ type: 'sessionEnded', connectorId }),
  ),
  // Results with an id that no action has.
  session.map(
    (it): Step =>
      (model) =>
        model.send({ type: 'walletConnected', id: 'unknown', session: it }),
  ),
  session.map(
    (it): Step =>
      (model) =>
        model.send({ type: 'accountSwitched', id: 'unknown', session: it }),
  ),
  session.map(
    (it): Step =>
      (model) => {
        model.send({ type: 'restored', id: 'unknown', connectorId: it.connectorId, session: it })
      },
  ),
  fc.constantFrom('walletDisconnected', 'disconnectTimedOut').map(
    (type): Step =>
      (model) =>
        model.send({ type, id: 'unknown' }),
  ),
  // Completes one effect that is in flight.
  {
    weight: 6,
    arbitrary: fc.tuple(fc.nat(3), fc.nat(4)).map(
      ([index, resultKind]): Step =>
        (model) => {
          const key = [...model.inFlight.keys()][index]
          if (key !== undefined) model.complete(key, resultKind)
        },
    ),
  },
)

test('behavior: any order of events keeps the state consistent, with one pending attempt and one result per action', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const model = new Model()
      for (const [index, apply] of steps.entries()) apply(model, `id ${index}`)
      // Completes everything that is still in flight.
      while (model.inFlight.size > 0) model.complete([...model.inFlight.keys()][0] ?? '', model.count++ % 5)
      expect(new Set(model.settledActions)).toEqual(model.acceptedActions)
      expect(['disconnected', 'connected']).toContain(model.state.status)
    }),
    { numRuns: 2_000 },
  )
})
