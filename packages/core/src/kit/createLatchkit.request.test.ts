import { describe, expect, test, vi } from 'vitest'
import type { Options } from '../config/config.js'
import type { Command, Fact } from '../engine/types.js'
import { directoryFeature } from '../features/wallet/directory/feature.js'
import { requestFeature } from '../features/wallet/request/feature.js'
import { ConfigError } from '../foundation/errors/config.js'
import { AbortedError, UserRejectedError } from '../foundation/errors/wallet.js'
import { createTestKit } from '../testing/createTestKit.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { createLatchkit } from './createLatchkit.js'

const openNetworks: Command = { feature: 'modal', event: { type: 'open', route: { view: 'networks' } } }
const close: Command = { feature: 'modal', event: { type: 'close', reason: 'action' } }
const isOf = (type: string) => (fact: Fact) => fact.type === type

describe('ports', () => {
  function wagmi() {
    return () => ({})
  }

  test.each([
    ['adapters', { adapters: [wagmi] }, 'adapters[0]'],
    ['relay', { relay: wagmi }, 'relay'],
    ['catalogue', { catalogue: wagmi }, 'catalogue'],
  ])('error: a function in %s that has to be called first', (_, options, path) => {
    // An app without types may pass the factory of a factory.
    const given = {
      projectId: 'p',
      networks: [testNetworks[0]],
      storage: null,
      ...options,
    } as unknown as Options
    expect(() => createLatchkit(given)).toThrow(
      new ConfigError({
        path,
        reason: 'must be the result of a call, got the function wagmi. Did you mean wagmi()?',
      }),
    )
  })

  test('error: a factory that returns null', () => {
    // An app without types may pass any factory.
    const given = {
      projectId: 'p',
      networks: [testNetworks[0]],
      adapters: [() => null],
    } as unknown as Options
    expect(() => createLatchkit(given)).toThrow(ConfigError)
  })
})

describe('request', () => {
  test('default: settles once, with the first fact that settles it', async () => {
    const { kit } = createTestKit()
    const settled: string[] = []
    const result = kit.internal.request(openNetworks, (fact) => {
      settled.push(fact.type)
      return { value: fact.type }
    })
    expect(await result).toBe('opened')
    kit.internal.send(close)
    await nextMacrotask()
    expect(settled).toEqual(['opened'])
  })

  test('behavior: stays pending until a fact settles it, also of a later command', async () => {
    const { kit } = createTestKit()
    const result = kit.internal.request(openNetworks, (fact) =>
      isOf('closed')(fact) ? { value: 'closed' } : undefined,
    )
    const settled = vi.fn()
    void result.then(settled)
    await nextMacrotask()
    expect(settled).not.toHaveBeenCalled()
    kit.internal.send(close)
    expect(await result).toBe('closed')
  })

  test('error: rejects with the error of the settlement', async () => {
    const { kit } = createTestKit()
    const error = new UserRejectedError()
    await expect(kit.internal.request(openNetworks, () => ({ error }))).rejects.toBe(error)
  })

  test('behavior: a value of undefined settles it too', async () => {
    const { kit } = createTestKit()
    expect(await kit.internal.request(openNetworks, () => ({ value: undefined }))).toBeUndefined()
  })

  test('error: after destroy it rejects and sends nothing; destroy can be repeated', async () => {
    const { kit, facts } = createTestKit()
    kit.destroy()
    kit.destroy()
    await expect(kit.internal.request(openNetworks, () => ({ value: 1 }))).rejects.toBeInstanceOf(
      AbortedError,
    )
    const before = kit.getState()
    kit.internal.send(openNetworks)
    expect(kit.getState()).toBe(before)
    expect(facts).toEqual([])
    expect(kit.internal.signal.aborted).toBe(true)
  })

  test('error: destroy rejects every pending request once, also one that starts another', async () => {
    const { kit } = createTestKit()
    const ask = () => kit.internal.request(openNetworks, () => undefined)
    const [first, second] = [ask().catch(ask), ask()]
    kit.destroy()
    await expect(second).rejects.toBeInstanceOf(AbortedError)
    await expect(first).rejects.toBeInstanceOf(AbortedError)
  })
})

describe('onFact', () => {
  test('behavior: a listener that unsubscribes another one before its turn', () => {
    const { kit } = createTestKit()
    const seen: string[] = []
    let stop = () => {}
    kit.internal.onFact(() => {
      seen.push('one')
      stop()
    })
    stop = kit.internal.onFact(() => seen.push('other'))
    kit.internal.send(openNetworks)
    expect(seen).toEqual(['one', 'one'])
  })

  test('behavior: a listener of a listener hears only later facts', () => {
    const { kit } = createTestKit()
    const seen: string[] = []
    const stop = kit.internal.onFact(() => {
      stop()
      kit.internal.onFact((fact) => seen.push(fact.type))
    })
    kit.internal.send(openNetworks)
    kit.internal.send(close)
    expect(seen).not.toContain('opened')
    expect(seen).toContain('closed')
  })

  test('behavior: a command that a listener sends is handled after the facts before it', () => {
    const { kit, facts } = createTestKit()
    kit.internal.onFact((fact) => {
      if (fact.type === 'opened') kit.internal.send(close)
    })
    kit.internal.send(openNetworks)
    expect(facts.map(({ type }) => type)).toEqual(['opened', 'navigated', 'closed'])
  })

  test('behavior: the same listener twice is called once, and stops with either cleanup', () => {
    const { kit } = createTestKit()
    const listener = vi.fn()
    const stop = kit.internal.onFact(listener)
    kit.internal.onFact(listener)
    kit.internal.send(openNetworks)
    const { length } = listener.mock.calls
    expect(length).toBe(2)
    stop()
    kit.internal.send(close)
    expect(listener).toHaveBeenCalledTimes(length)
  })
})

describe('install', () => {
  test('default: adds the state of a feature once, and keeps it', () => {
    const { kit } = createTestKit()
    expect(kit.getState().directory).toBeUndefined()
    kit.internal.install(directoryFeature)
    kit.internal.send({ feature: 'directory', event: { type: 'searched', query: 'x' } })
    const { directory } = kit.getState()
    kit.internal.install(directoryFeature)
    expect(kit.getState().directory).toBe(directory)
    expect(directory?.query).toBe('x')
  })

  test('behavior: a feature per namespace has a state for each configured one', () => {
    const { kit } = createTestKit()
    kit.internal.install(requestFeature)
    kit.internal.install(requestFeature)
    expect(kit.getState().request).toEqual({ eip155: { status: 'idle' } })
    // The initial state is that of the server: features that are installed later are not part of it.
    expect(kit.getInitialState().request).toBeUndefined()
  })

  test('behavior: its policy receives each fact once', () => {
    const { kit } = createTestKit()
    const rows = vi.fn(() => [])
    const feature = { ...directoryFeature, policy: { modal: { opened: rows } } }
    kit.internal.install(feature)
    kit.internal.install(feature)
    kit.internal.send(openNetworks)
    expect(rows).toHaveBeenCalledTimes(1)
  })
})

describe('warn', () => {
  test.each([true, false])('param: debug %s', (debug) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { kit } = createTestKit({ debug })
    kit.internal.warn('careful', 'why')
    expect(warn.mock.calls).toEqual(debug ? [['[latchkit] careful', 'why']] : [])
    warn.mockRestore()
  })
})
