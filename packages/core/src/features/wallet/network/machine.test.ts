import { describe, expect, test } from 'vitest'
import { AbortedError, ChainNotSupportedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { makeSession } from '../connection/session.fixtures.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { base, ethereum, makeNetworkConfig, sepolia, solana } from './network.fixtures.js'
import type { NetworkEffect, NetworkEvent, NetworkInput, NetworkState, SwitchPlan } from './types.js'

const onEthereum = ethereum.caipNetworkId
const onBase = base.caipNetworkId
const onSolana = solana.caipNetworkId
const config = makeNetworkConfig()

const idle: NetworkState = {
  activeNamespace: 'eip155',
  requested: [onEthereum, onBase, onSolana],
  selected: { eip155: onEthereum, solana: onSolana },
}
const asking: NetworkState = {
  ...idle,
  switching: { status: 'asking', id: 's', connectorId: 'a', target: onBase },
}
const onBaseNow: NetworkState = { ...idle, selected: { eip155: onBase, solana: onSolana } }
const error = new ChainNotSupportedError({ network: 'Base' })
const refused: NetworkState = { ...idle, switching: { status: 'failed', target: onBase, error } }

const askWallet: NetworkEffect = {
  type: 'askWallet',
  key: 'switch',
  id: 's',
  connectorId: 'a',
  target: onBase,
}
const storeNetwork = (chainId: typeof onBase, onView = true): NetworkEffect => ({
  type: 'storeNetwork',
  key: 'store',
  chainId,
  onView,
})
const cancel: NetworkEffect = { type: 'cancel', key: 'switch' }

function switchTo(target: typeof onBase, plan: SwitchPlan): NetworkEvent {
  return { type: 'switch', id: 's', target, plan }
}

/** An ignored event returns the same state object, by which the runner recognizes it. */
function expectIgnored(state: NetworkState, input: NetworkInput): void {
  const step = transition(state, input)
  expect(step.state).toBe(state)
  expect({ ...step.run, ...step.emit }).toEqual({})
}

describe('initialState', () => {
  test('default', () => {
    expect(initialState({ config, stored: {} })).toEqual(idle)
  })

  test('param: defaultNetwork', () => {
    const { activeNamespace, selected } = initialState({
      config: makeNetworkConfig({ defaultNetwork: solana }),
      stored: {},
    })
    expect({ activeNamespace, selected }).toEqual({
      activeNamespace: 'solana',
      selected: { eip155: onEthereum, solana: onSolana },
    })
    const second = initialState({ config: makeNetworkConfig({ defaultNetwork: base }), stored: {} })
    expect(second.selected.eip155).toBe(onBase)
  })

  test('behavior: the stored network takes precedence over the default one', () => {
    expect(initialState({ config, stored: { chainId: onBase } })).toEqual(onBaseNow)
    expect(initialState({ config, stored: { chainId: onSolana } }).activeNamespace).toBe('solana')
  })

  test('behavior: restores the chosen network of a namespace that is not active', () => {
    expect(initialState({ config, stored: { chainId: onSolana, chainIds: { eip155: onBase } } })).toEqual({
      ...onBaseNow,
      activeNamespace: 'solana',
    })
    const unconfigured = { eip155: sepolia.caipNetworkId }
    expect(initialState({ config, stored: { chainIds: unconfigured } })).toEqual(idle)
  })

  test('behavior: ignores a stored network that is no longer configured', () => {
    expect(initialState({ config, stored: { chainId: sepolia.caipNetworkId } })).toEqual(idle)
    expect(initialState({ config, stored: { chainId: 'bip122:000000000019d6689c085ae165831e93' } })).toEqual(
      idle,
    )
  })
})

describe('hydrated', () => {
  test('default', () => {
    const step = transition(idle, { type: 'hydrated', chainId: onBase })
    expect(step).toEqual({ state: onBaseNow, emit: [{ type: 'started' }] })
  })

  test('behavior: ignored if the network is not configured, or is the current one', () => {
    expect(transition(idle, { type: 'hydrated', chainId: sepolia.caipNetworkId }).state).toBe(idle)
    expect(transition(idle, { type: 'hydrated', chainId: onEthereum }).state).toBe(idle)
  })
})

describe('switch', () => {
  test('param: plan nothing', () => {
    const step = transition(idle, switchTo(onEthereum, { type: 'nothing' }))
    expect(step.state).toBe(idle)
    expect(step.run).toEqual([])
    expect(step.emit).toEqual([{ type: 'switched', id: 's', chainId: onEthereum, namespaceChanged: false }])
  })

  test('param: plan activate', () => {
    expect(transition(idle, switchTo(onBase, { type: 'activate' }))).toEqual({
      state: onBaseNow,
      run: [storeNetwork(onBase)],
      emit: [{ type: 'switched', id: 's', chainId: onBase, namespaceChanged: false }],
    })
  })

  test('behavior: switching to another namespace marks a namespace switch', () => {
    expect(transition(idle, switchTo(onSolana, { type: 'activate' }))).toEqual({
      state: { ...idle, activeNamespace: 'solana' },
      run: [storeNetwork(onSolana)],
      emit: [{ type: 'switched', id: 's', chainId: onSolana, namespaceChanged: true }],
    })
  })

  test('param: plan ask-wallet', () => {
    expect(transition(idle, switchTo(onBase, { type: 'ask-wallet', connectorId: 'a' }))).toEqual({
      state: asking,
      run: [askWallet],
      emit: [{ type: 'asking', id: 's', target: onBase }],
    })
  })

  test('param: plan connect', () => {
    expect(transition(idle, switchTo(onSolana, { type: 'connect' }))).toEqual({
      state: { ...idle, switching: { status: 'connecting', id: 's', target: onSolana } },
      run: [],
      emit: [{ type: 'connectNeeded', id: 's', chainId: onSolana }],
    })
  })

  test('behavior: stores the choice, and keeps the active namespace until the wallet is connected', () => {
    const state: NetworkState = { ...onBaseNow, activeNamespace: 'solana' }
    expect(transition(state, switchTo(onEthereum, { type: 'connect' }))).toEqual({
      state: {
        ...idle,
        activeNamespace: 'solana',
        switching: { status: 'connecting', id: 's', target: onEthereum },
      },
      run: [storeNetwork(onEthereum, false)],
      emit: [{ type: 'connectNeeded', id: 's', chainId: onEthereum }],
    })
  })

  test('param: plan connect-embedded', () => {
    const { emit } = transition(idle, switchTo(onSolana, { type: 'connect-embedded', connectorId: 'frame' }))
    expect(emit).toEqual([{ type: 'connectNeeded', id: 's', chainId: onSolana, connectorId: 'frame' }])
  })

  test('behavior: a newer switch cancels the previous one', () => {
    for (const plan of [{ type: 'ask-wallet', connectorId: 'a' }, { type: 'nothing' }] as const) {
      const { state, run, emit } = transition(asking, { type: 'switch', id: 's2', target: onEthereum, plan })
      expect(run?.[0]).toEqual(cancel)
      expect(emit?.[0]).toEqual({ type: 'cancelled', id: 's' })
      expect(emit?.[1]).toMatchObject({ id: 's2' })
      expect(state.switching).toEqual(
        plan.type === 'nothing'
          ? undefined
          : { status: 'asking', id: 's2', connectorId: 'a', target: onEthereum },
      )
    }
  })

  test('behavior: clears the outcome of the last switch', () => {
    expect(transition(refused, switchTo(onEthereum, { type: 'nothing' })).state).toEqual(idle)
  })

  test('behavior: ignored for a network that is not configured', () => {
    expectIgnored(asking, switchTo(sepolia.caipNetworkId, { type: 'activate' }))
  })
})

describe('switched', () => {
  const session = makeSession('a', { chainId: onBase })

  test('default', () => {
    expect(transition(asking, { type: 'switched', id: 's', session })).toEqual({
      state: onBaseNow,
      run: [storeNetwork(onBase)],
      emit: [{ type: 'switched', id: 's', chainId: onBase, namespaceChanged: false, session }],
    })
  })

  test('behavior: a namespace that was not active becomes active', () => {
    const state: NetworkState = { ...asking, activeNamespace: 'solana' }
    const step = transition(state, { type: 'switched', id: 's', session })
    expect(step.state).toEqual(onBaseNow)
    expect(step.emit).toEqual([
      { type: 'switched', id: 's', chainId: onBase, namespaceChanged: true, session },
    ])
  })

  test('behavior: ignores stale results, and results of other switches', () => {
    expectIgnored(asking, { type: 'switched', id: 'other', session })
    expectIgnored(idle, { type: 'switched', id: 's', session })
    expectIgnored(refused, { type: 'switched', id: 's', session })
  })
})

describe('connecting', () => {
  const connecting: NetworkState = {
    ...idle,
    switching: { status: 'connecting', id: 's', target: onSolana },
  }
  const cancelled = { type: 'cancelled', id: 's' }

  test('default: a wallet is connected on the network', () => {
    expect(transition(connecting, { type: 'sessionAt', chainId: onSolana, activate: true })).toEqual({
      state: { ...idle, activeNamespace: 'solana' },
      run: [storeNetwork(onSolana)],
      emit: [{ type: 'switched', id: 's', chainId: onSolana, namespaceChanged: true }],
    })
  })

  test('behavior: a wallet is connected on another network of the namespace', () => {
    const state: NetworkState = {
      ...idle,
      activeNamespace: 'solana',
      switching: { status: 'connecting', id: 's', target: onBase },
    }
    const { state: next, emit } = transition(state, {
      type: 'sessionAt',
      chainId: onEthereum,
      activate: true,
    })
    expect(next).toEqual(idle)
    expect(emit).toEqual([cancelled])
  })

  test('behavior: a session of another namespace does not end it', () => {
    const step = transition(connecting, { type: 'sessionAt', chainId: onBase, activate: false })
    expect(step.state.switching).toBe(connecting.switching)
    expect(step.emit).toBeUndefined()
  })

  test('behavior: cancelled when the user leaves the view or switches to another network', () => {
    expect(transition(connecting, { type: 'cancel' })).toMatchObject({ state: idle, emit: [cancelled] })
    const newer = transition(connecting, {
      type: 'switch',
      id: 's2',
      target: onBase,
      plan: { type: 'activate' },
    })
    expect(newer.state.switching).toBeUndefined()
    expect(newer.emit).toMatchObject([cancelled, { type: 'switched', id: 's2' }])
    expectIgnored(connecting, { type: 'clear' })
  })
})

describe('askWallet failed', () => {
  const fail = (reason: typeof error | AbortedError | UserRejectedError): NetworkInput => ({
    type: 'failed',
    effect: askWallet,
    error: reason,
  })

  test('behavior: stores a rejection by the user as declined, without an error', () => {
    const declined = new UserRejectedError()
    expect(transition(asking, fail(declined))).toEqual({
      state: { ...idle, switching: { status: 'declined', target: onBase } },
      emit: [{ type: 'declined', id: 's', target: onBase, error: declined }],
    })
  })

  test('behavior: stores the error if the wallet cannot add the chain', () => {
    expect(transition(asking, fail(error))).toEqual({
      state: refused,
      emit: [{ type: 'failed', id: 's', target: onBase, error }],
    })
  })

  test('behavior: stores no outcome for a cancelled switch', () => {
    expect(transition(asking, fail(new AbortedError()))).toEqual({
      state: idle,
      emit: [{ type: 'cancelled', id: 's' }],
    })
  })

  test('behavior: ignores stale results, and results of other switches', () => {
    expectIgnored(idle, fail(error))
    expectIgnored(asking, { type: 'failed', effect: { ...askWallet, id: 'other' } as NetworkEffect, error })
    expectIgnored(asking, { type: 'failed', effect: storeNetwork(onBase), error })
  })
})

describe('sessionAt', () => {
  const at = (chainId: typeof onBase, activate = false): NetworkEvent => ({
    type: 'sessionAt',
    chainId,
    activate,
  })

  test('default', () => {
    expect(transition(idle, at(onBase))).toEqual({ state: onBaseNow, run: [storeNetwork(onBase)] })
  })

  test('param: activate', () => {
    const solanaOnView: NetworkState = { ...idle, activeNamespace: 'solana' }
    expect(transition(solanaOnView, at(onBase))).toEqual({
      state: { ...onBaseNow, activeNamespace: 'solana' },
      run: [storeNetwork(onBase, false)],
    })
    expect(transition(solanaOnView, at(onBase, true))).toEqual({
      state: onBaseNow,
      run: [storeNetwork(onBase)],
    })
  })

  test('behavior: a chain that is not configured is never selected; only its namespace becomes active', () => {
    expectIgnored(idle, at(sepolia.caipNetworkId))
    expect(transition({ ...idle, activeNamespace: 'solana' }, at(sepolia.caipNetworkId, true)).state).toEqual(
      idle,
    )
  })

  test('behavior: completes when the wallet reports the requested network', () => {
    expect(transition(asking, at(onBase))).toEqual({
      state: onBaseNow,
      run: [storeNetwork(onBase)],
      emit: [{ type: 'switched', id: 's', chainId: onBase, namespaceChanged: false }],
    })
  })

  test('behavior: stays pending when the wallet reports another network', () => {
    expectIgnored(asking, at(onEthereum))
    const state = { ...asking, selected: onBaseNow.selected }
    expect(transition(state, at(onEthereum)).state).toEqual(asking)
  })

  test('behavior: ignores a rejection when the wallet is on the requested network already', () => {
    expect(transition(refused, at(onBase)).state).toEqual(onBaseNow)
    expect(transition({ ...refused, selected: onBaseNow.selected }, at(onEthereum)).state).toEqual(refused)
  })
})

describe('cancel', () => {
  test('default', () => {
    expect(transition(asking, { type: 'cancel' })).toEqual({
      state: idle,
      run: [cancel],
      emit: [{ type: 'cancelled', id: 's' }],
    })
  })

  test('behavior: ignored when no wallet is being asked', () => {
    expectIgnored(idle, { type: 'cancel' })
    expectIgnored(refused, { type: 'cancel' })
  })
})

describe('clear', () => {
  test('default', () => {
    expect(transition(refused, { type: 'clear' })).toEqual({ state: idle })
  })

  test('behavior: ignored without an outcome', () => {
    expectIgnored(idle, { type: 'clear' })
    expectIgnored(asking, { type: 'clear' })
  })
})
