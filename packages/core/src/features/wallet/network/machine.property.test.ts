import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AbortedError, ChainNotSupportedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import { makeSession } from '../connection/session.fixtures.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { base, ethereum, makeNetworkConfig, sepolia, solana } from './network.fixtures.js'
import type { NetworkEffect, NetworkInput, NetworkState, SwitchPlan } from './types.js'

const requested = [ethereum, base, solana].map((network) => network.caipNetworkId)
const errors = [new UserRejectedError(), new AbortedError(), new ChainNotSupportedError({ network: 'any' })]

/** The machine with the rules of the runner. */
class World {
  state: NetworkState = initialState({ config: makeNetworkConfig(), stored: {} })
  asked: Extract<NetworkEffect, { type: 'askWallet' }> | undefined
  // The stored state of an earlier page load, which the machine starts with.
  stored = { onView: ethereum.caipNetworkId, selected: this.state.selected }
  readonly started = new Set<string>()
  readonly ended: string[] = []

  send(input: NetworkInput): void {
    const before = this.state
    const { state, run = [], emit = [] } = transition(before, input)
    if (input.type === 'switch' && (state !== before || run.length + emit.length > 0))
      this.started.add(input.id)
    this.state = state
    for (const effect of run) {
      if (effect.type === 'askWallet') this.asked = effect
      else if (effect.type === 'storeNetwork') this.storeNetwork(effect)
      else this.asked = undefined
    }
    for (const fact of emit) {
      if (fact.type !== 'asking' && fact.type !== 'connectNeeded' && fact.type !== 'started')
        this.ended.push(fact.id)
      // When "switched" is emitted, the network is the target.
      if (fact.type === 'switched') expect(state.selected[state.activeNamespace]).toBe(fact.chainId)
    }
    this.check()
  }

  answer(kind: number): void {
    const effect = this.asked
    if (!effect) return
    this.asked = undefined
    const error = errors[kind]
    const session = makeSession(effect.connectorId, { chainId: effect.target })
    this.send(error ? { type: 'failed', effect, error } : { type: 'switched', id: effect.id, session })
  }

  storeNetwork({ chainId, onView }: Extract<NetworkEffect, { type: 'storeNetwork' }>): void {
    const selected = { ...this.stored.selected, [namespaceOf(chainId)]: chainId }
    this.stored = { onView: onView ? chainId : this.stored.onView, selected }
  }

  check(): void {
    const { selected, activeNamespace, switching } = this.state
    for (const [namespace, chainId] of Object.entries(selected)) {
      expect(requested).toContain(chainId)
      expect(namespaceOf(chainId)).toBe(namespace)
    }
    expect(this.stored).toEqual({ onView: selected[activeNamespace], selected })
    if (switching?.status === 'asking') expect(this.asked?.id).toBe(switching.id)
    expect(new Set(this.ended).size).toBe(this.ended.length)
  }
}

const chain = fc.constantFrom(...requested, sepolia.caipNetworkId)
const plan = fc.constantFrom<SwitchPlan>(
  { type: 'nothing' },
  { type: 'activate' },
  { type: 'ask-wallet', connectorId: 'a' },
  { type: 'connect' },
  { type: 'connect-embedded', connectorId: 'frame' },
)

type Step = (world: World, id: string) => void

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(chain, plan).map(
      ([target, it]): Step =>
        (world, id) =>
          world.send({ type: 'switch', id, target, plan: it }),
    ),
  },
  fc.tuple(chain, fc.boolean()).map(
    ([chainId, activate]): Step =>
      (world) =>
        world.send({ type: 'sessionAt', chainId, activate }),
  ),
  fc.constantFrom('cancel', 'clear').map(
    (type): Step =>
      (world) =>
        world.send({ type }),
  ),
  chain.map(
    (chainId): Step =>
      (world) => {
        world.send({ type: 'switched', id: 'foreign', session: makeSession('a', { chainId }) })
      },
  ),
  {
    weight: 3,
    arbitrary: fc.nat(4).map(
      (kind): Step =>
        (world) =>
          world.answer(kind),
    ),
  },
)

test('behavior: any order of events asks one wallet at a time, settles each switch once and selects only configured networks', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World()
      for (const [index, take] of steps.entries()) take(world, `id ${index}`)
      world.answer(steps.length % 5)
      world.send({ type: 'cancel' })
      expect(new Set(world.ended)).toEqual(world.started)
      expect(world.state.switching ?? {}).not.toHaveProperty('id')
    }),
    { numRuns: 2_000 },
  )
})
