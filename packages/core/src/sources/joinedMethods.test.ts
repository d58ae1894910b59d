import { describe, expect, test } from 'vitest'
import type { Adapter, AdapterEvent } from '../ports/Adapter.js'
import { createTestKit } from '../testing/createTestKit.js'
import { joinAdapters } from './joinAdapters.js'

const { kit } = createTestKit()
const methodsOf = {
  evm: ['signTypedData', 'sendTransaction', 'getCapabilities', 'waitForReceipt', 'readContract'],
  solana: [
    'signTransaction',
    'signAllTransactions',
    'signAndSendTransaction',
    'transfer',
    'waitForConfirmation',
    'getTransactionStatus',
  ],
  bitcoin: ['signMessage', 'signPsbt', 'sendTransfer', 'getTransactionStatus'],
} as const
type Group = keyof typeof methodsOf

/** An adapter that records its calls, with one connector of its own name and these optional parts. */
function source(
  name: string,
  calls: string[],
  options: { groups?: readonly Group[]; others?: readonly string[] } = {},
) {
  const record = (method: string) => async () => {
    calls.push(`${name}.${method}`)
    return { from: name }
  }
  const all = (methods: readonly string[], prefix = '') =>
    Object.fromEntries(methods.map((method) => [method, record(prefix + method)]))
  let emit: (event: AdapterEvent) => void = () => {}
  const connector = { id: name, name, namespace: 'eip155', type: 'injected' } as const
  const adapter = {
    namespace: 'eip155',
    type: 'wagmi',
    networkKeptBy: 'wallet',
    start(listener: (event: AdapterEvent) => void) {
      emit = listener
      listener({ type: 'connectors', connectors: [connector] })
      return () => calls.push(`${name}.stop`)
    },
    ...all([
      'connect',
      'reconnect',
      'disconnect',
      'switchNetwork',
      'getBalance',
      'signMessage',
      'getProvider',
    ]),
    ...all(options.others ?? []),
    ...Object.fromEntries((options.groups ?? []).map((group) => [group, all(methodsOf[group], `${group}.`)])),
  }
  // Only the calls matter here, not the results, which are of other types.
  return { adapter: adapter as unknown as Adapter, emit: (event: AdapterEvent) => emit(event) }
}

/** Joins an app's adapter and a relay, and starts them. */
function join(app: Parameters<typeof source>[2] = {}, relay: Parameters<typeof source>[2] = {}) {
  const calls: string[] = []
  const events: AdapterEvent[] = []
  const [one, two] = [source('app', calls, app), source('relay', calls, relay)]
  const joined = joinAdapters([one.adapter, two.adapter], kit.internal)
  const stop = joined.start((event) => events.push(event))
  return { joined, calls, events, stop, one, two }
}

/** Calls a method by its name, for a connector. */
async function call(target: unknown, method: string, connectorId: string): Promise<unknown> {
  const methods = target as Readonly<Record<string, (parameters: object) => unknown>>
  return methods[method]?.({ connectorId })
}

describe('the adapter’s own methods', () => {
  test.each(['connect', 'reconnect', 'disconnect', 'switchNetwork', 'signMessage', 'getProvider'])(
    'default: %s goes to the source of the connector',
    async (method) => {
      const { joined, calls } = join()
      for (const id of ['relay', 'app', 'unknown', '__proto__']) await call(joined, method, id)
      expect(calls).toEqual([`relay.${method}`, `app.${method}`, `app.${method}`, `app.${method}`])
    },
  )

  test('behavior: switchAccount exists only if every source has it', async () => {
    const others = ['switchAccount']
    expect(join({ others }, {}).joined.switchAccount).toBeUndefined()
    expect(join({}, { others }).joined.switchAccount).toBeUndefined()
    const { joined, calls } = join({ others }, { others })
    await call(joined, 'switchAccount', 'relay')
    expect(calls).toEqual(['relay.switchAccount'])
  })

  test('behavior: watchDisplayUri exists if any source has it', async () => {
    expect(join().joined.watchDisplayUri).toBeUndefined()
    const { joined, calls } = join({}, { others: ['watchDisplayUri'] })
    await call(joined, 'watchDisplayUri', 'relay')
    expect(calls).toEqual(['relay.watchDisplayUri'])
    expect(await call(joined, 'watchDisplayUri', 'app')).toBeTypeOf('function')
    expect(calls).toHaveLength(1)
  })

  test('behavior: prepare loads the code of the app’s adapter, if it has the method', async () => {
    expect(join({}, { others: ['prepare'] }).joined.prepare).toBeUndefined()
    const { joined, calls } = join({ others: ['prepare'] })
    joined.prepare?.()
    expect(calls).toEqual(['app.prepare'])
  })
})

describe.each(Object.keys(methodsOf) as Group[])('%s', (group) => {
  test('behavior: absent without a source that has it', () => {
    expect(join().joined[group]).toBeUndefined()
  })

  test.each(['app', 'relay'])('behavior: of %s alone, the methods are used as they are', (name) => {
    const parts = { groups: [group] }
    const { joined, one, two } = name === 'app' ? join(parts) : join({}, parts)
    expect(joined[group]).toBe((name === 'app' ? one : two).adapter[group])
  })

  test('behavior: wallet requests go to the owner; reads go to the first source', async () => {
    const { joined, calls } = join({ groups: [group] }, { groups: [group] })
    const reads = ['waitForReceipt', 'readContract', 'waitForConfirmation', 'getTransactionStatus']
    for (const method of methodsOf[group]) {
      for (const id of ['relay', 'app']) await call(joined[group], method, id)
      const expected = reads.includes(method) ? 'app' : 'relay'
      expect(calls.splice(0)).toEqual([`${expected}.${group}.${method}`, `app.${group}.${method}`])
    }
  })

  test('behavior: the first source that has the methods serves an owner without them', async () => {
    const parts = { groups: [group] }
    const calls: string[] = []
    const sources = [
      source('app', calls, parts),
      source('relay', calls, parts),
      source('view-only', calls),
    ] as const
    const [one, two, three] = sources
    const joined = joinAdapters([one.adapter, two.adapter, three.adapter], kit.internal)
    joined.start(() => {})
    const [method = ''] = methodsOf[group]
    await call(joined[group], method, 'view-only')
    expect(calls).toEqual([`app.${group}.${method}`])
  })
})

describe('connectors', () => {
  const connectors = (events: readonly AdapterEvent[]) =>
    events.flatMap((event) => (event.type === 'connectors' ? [event.connectors.map(({ id }) => id)] : []))
  const listed = (id: string, name = id) => ({ id, name, namespace: 'eip155', type: 'injected' }) as const

  test('behavior: emits the whole list whenever one source changes', () => {
    const { events, one, two } = join()
    one.emit({ type: 'connectors', connectors: [listed('app'), listed('new')] })
    two.emit({ type: 'connectors', connectors: [] })
    expect(connectors(events)).toEqual([
      ['app', 'relay'],
      ['app', 'new', 'relay'],
      ['app', 'new'],
    ])
  })

  test('behavior: a connector that moves to another source is routed there', async () => {
    const { joined, calls, one, two } = join()
    two.emit({ type: 'connectors', connectors: [listed('app', 'of the relay')] })
    await call(joined, 'connect', 'app')
    two.emit({ type: 'connectors', connectors: [] })
    await call(joined, 'connect', 'app')
    one.emit({ type: 'connectors', connectors: [] })
    await call(joined, 'connect', 'app')
    expect(calls).toEqual(['relay.connect', 'app.connect', 'app.connect'])
  })

  test('behavior: stops the sources in reverse order of their start', () => {
    const { calls, stop } = join()
    stop()
    expect(calls).toEqual(['app.stop', 'relay.stop'])
  })
})

describe('a Solana transfer of a source without a chain library', () => {
  const transfer = { to: 'someone', amount: 5n }
  const network = { name: 'Solana' }
  const caller = { connectorId: 'relay', address: 'me', network }

  /** Joins a Solana library, which may be able to build transfers, with a relay. */
  function joinSolana(canBuild: boolean) {
    const calls: [string, unknown][] = []
    const groups = ['solana'] as const
    const [one, two] = [source('app', [], { groups }), source('relay', [], { groups })]
    const answer = (name: string, result: unknown) => async (parameters: unknown) => {
      calls.push([name, parameters])
      return result
    }
    const built = { transaction: Uint8Array.of(7), blockhash: 'hash', lastValidBlockHeight: 9n }
    Object.assign(one.adapter.solana ?? {}, {
      transfer: answer('app.transfer', 'by app'),
      ...(canBuild && { buildTransfer: answer('app.buildTransfer', built) }),
    })
    Object.assign(two.adapter.solana ?? {}, {
      transfer: answer('relay.transfer', 'by relay'),
      signAndSendTransaction: answer('relay.signAndSendTransaction', 'signature'),
    })
    const joined = joinAdapters([one.adapter, two.adapter], kit.internal)
    joined.start(() => {})
    return {
      calls,
      send: (connectorId: string) => joined.solana?.transfer({ ...caller, connectorId, transfer } as never),
    }
  }

  test('default: the library builds it from the account, and the wallet signs exactly this transaction', async () => {
    const { calls, send } = joinSolana(true)
    expect(await send('relay')).toEqual({
      signature: 'signature',
      blockhash: 'hash',
      lastValidBlockHeight: 9n,
    })
    expect(calls).toEqual([
      ['app.buildTransfer', { from: 'me', network, transfer }],
      ['relay.signAndSendTransaction', { ...caller, transaction: Uint8Array.of(7) }],
    ])
  })

  test('behavior: a wallet of the library sends it itself', async () => {
    const { calls, send } = joinSolana(true)
    expect(await send('app')).toBe('by app')
    expect(calls.map(([name]) => name)).toEqual(['app.transfer'])
  })

  test('behavior: the source sends it itself if the library cannot build it', async () => {
    const { calls, send } = joinSolana(false)
    expect(await send('relay')).toBe('by relay')
    expect(calls.map(([name]) => name)).toEqual(['relay.transfer'])
  })
})
