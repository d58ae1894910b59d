import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { createContext } from '@latchkit/adapter-tests/startAdapter'
import { AbortedError, ConfigError } from '@latchkit/core'
import type { AdapterEvent, Connector } from '@latchkit/core/ports'
import { fakeAdapter, nextMacrotask, testNetworks } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { createDisplayUris } from './displayUris.js'
import { createLazyAdapter, type EvmAdapter } from './lazyAdapter.js'

const connectorId = 'io.fake'
const listed: Connector = { id: 'io.listed', name: 'Listed', namespace: 'eip155', type: 'announced' }
const request = { connectorId, signal: neverAborted }

/** Creates a lazy adapter. The test controls when its code is loaded. */
function createGatedAdapter() {
  const fake = fakeAdapter({ wallets: [{ id: connectorId, name: 'Fake' }] })
  const { evm, ...code } = fake(createContext([testNetworks[0]]))
  if (!evm) throw new Error('The fake adapter has no methods of eip155.')
  const loads: { readonly finish: () => void; readonly fail: (cause: unknown) => void }[] = []
  const warnings: unknown[] = []
  let isWatching = false
  let activate = () => {}
  const adapter = createLazyAdapter({
    displayUris: createDisplayUris(),
    warn: (_, cause) => warnings.push(cause),
    before: {
      start(listeners) {
        isWatching = true
        activate = listeners.activate
        listeners.onConnectors([listed])
        return () => {
          isWatching = false
        }
      },
      mayRestore: (id) => id === connectorId,
    },
    load: () =>
      new Promise<EvmAdapter>((resolve, reject) =>
        loads.push({ finish: () => resolve({ ...code, evm }), fail: reject }),
      ),
  })
  const events: AdapterEvent[] = []
  return {
    adapter,
    fake,
    loads,
    warnings,
    events,
    activate: () => activate(),
    isWatching: () => isWatching,
    start: () => adapter.start((event) => events.push(event)),
  }
}

/** The names of the listed connectors, in each emitted list. */
function namesIn(events: readonly AdapterEvent[]) {
  return events.flatMap((event) =>
    event.type === 'connectors' ? [event.connectors.map(({ name }) => name)] : [],
  )
}

describe('createLazyAdapter', () => {
  it('default: lists connectors without its code, and loads it with the first command', async () => {
    const { adapter, fake, loads, events, start, isWatching } = createGatedAdapter()
    start()
    expect(namesIn(events)).toEqual([['Listed']])
    expect(loads.length).toBe(0)
    const connected = adapter.connect(request)
    expect(loads.length).toBe(1)
    loads[0]?.finish()
    await expect(connected).resolves.toMatchObject({ connectorId })
    expect(fake.prompts).toBe(1)
    expect(isWatching()).toBe(false)
    expect(namesIn(events)).toEqual([['Listed'], ['Fake']])
  })

  it('behavior: pending commands share one load, also those of eip155', async () => {
    const { adapter, loads, start } = createGatedAdapter()
    start()
    const address = '0x0000000000000000000000000000000000000001'
    const all = [
      adapter.reconnect(request),
      adapter.getBalance({ address, network: testNetworks[0], signal: neverAborted }),
      adapter.evm?.getCapabilities({ connectorId, address }),
    ]
    expect(loads.length).toBe(1)
    loads[0]?.finish()
    await Promise.all(all)
    expect(loads.length).toBe(1)
  })

  it('behavior: does not load to restore a session with a wallet that is not there', async () => {
    const { adapter, loads, start } = createGatedAdapter()
    start()
    expect(await adapter.reconnect({ ...request, connectorId: 'io.other' })).toBe(null)
    expect(loads.length).toBe(0)
  })

  it('behavior: prepare loads and starts the code, and calls no wallet', async () => {
    const { adapter, fake, loads, start } = createGatedAdapter()
    start()
    adapter.prepare?.()
    loads[0]?.finish()
    await nextMacrotask()
    expect([fake.started, fake.prompts]).toEqual([true, 0])
    await adapter.connect(request)
    expect(loads.length).toBe(1)
  })

  it('behavior: a repeated list is not emitted', async () => {
    const { adapter, loads, events, start } = createGatedAdapter()
    const stop = start()
    adapter.prepare?.()
    loads[0]?.finish()
    await nextMacrotask()
    stop()
    start()
    expect(namesIn(events)).toEqual([['Listed'], ['Fake'], ['Fake']])
  })

  it('behavior: an abort while the code loads rejects at once, and the wallet is never asked', async () => {
    const { adapter, fake, loads, start } = createGatedAdapter()
    start()
    const controller = new AbortController()
    const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    loads[0]?.finish()
    await nextMacrotask()
    expect(fake.prompts).toBe(0)
    const { signal } = controller
    expect(await getRejection(adapter.connect({ connectorId, signal }))).toBeInstanceOf(AbortedError)
  })

  it('behavior: when it is stopped while the code loads, nothing is started', async () => {
    const { adapter, fake, loads, start, isWatching } = createGatedAdapter()
    const stop = start()
    const failure = getRejection(adapter.connect(request))
    stop()
    loads[0]?.finish()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(isWatching()).toBe(false)
    expect([fake.started, fake.prompts]).toEqual([false, 0])
  })

  it('behavior: when it is restarted while the code loads, the code is started once', async () => {
    const { adapter, fake, loads, start, isWatching } = createGatedAdapter()
    const stop = start()
    adapter.prepare?.()
    stop()
    const stopAgain = start()
    loads[0]?.finish()
    await nextMacrotask()
    expect(isWatching()).toBe(false)
    expect(fake.started).toBe(true)
    stopAgain()
    expect(fake.started).toBe(false)
  })

  it('error: every pending command receives a failed load, and the next one loads again', async () => {
    const { adapter, loads, warnings, start } = createGatedAdapter()
    start()
    const failures = [adapter.connect(request), adapter.reconnect(request)].map(getRejection)
    const cause = new TypeError('Failed to fetch dynamically imported module')
    loads[0]?.fail(cause)
    for (const failure of await Promise.all(failures)) {
      expect(failure).toMatchObject({ code: 'unexpected', cause, details: cause.message })
    }
    const connected = adapter.connect(request)
    loads[1]?.finish()
    await expect(connected).resolves.toMatchObject({ connectorId })
    expect(warnings).toEqual([])
  })

  it('error: without a command, a failed load is a warning', async () => {
    const { activate, adapter, loads, warnings, start } = createGatedAdapter()
    start()
    activate()
    adapter.prepare?.()
    loads[0]?.fail(new TypeError('offline'))
    await nextMacrotask()
    expect(warnings).toMatchObject([{ code: 'unexpected' }, { code: 'unexpected' }])
  })

  it('error: an error of the kit stays as it is', async () => {
    const { adapter, loads, start } = createGatedAdapter()
    start()
    const failure = getRejection(adapter.connect(request))
    const error = new ConfigError({ path: 'adapters', reason: 'the config lacks a network' })
    loads[0]?.fail(error)
    expect(await failure).toBe(error)
  })
})
