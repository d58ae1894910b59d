import { describe, expect, test, vi } from 'vitest'
import { mainnet } from '../exports/networks.js'
import { fakeClock, turn } from '../exports/testing.js'
import type { RelayEvent } from '../ports/Relay.js'
import { createRelay } from './createRelay.js'
import { toProposal } from './proposal.js'
import type { UniversalProvider } from './UniversalProvider.js'

const never = new AbortController().signal
const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function struct(id: string, expiry = 2_000_000_000) {
  return {
    topic: id.repeat(64),
    expiry,
    peer: { metadata: { name: 'Phone' } },
    namespaces: { eip155: { accounts: [account], methods: ['personal_sign'], events: [] } },
  }
}

/** The SDK, as far as the relay uses it. */
function fakeSdk() {
  const listeners = new Map<string, Set<(given: unknown) => void>>()
  const sessions = new Map<string, ReturnType<typeof struct>>()
  const disconnected: string[] = []
  const approvals: { resolve: (given: unknown) => void; reject: (error: unknown) => void }[] = []
  const on = (event: string, listener: (given: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
  }
  const off = (event: string, listener: (given: unknown) => void) => listeners.get(event)?.delete(listener)
  const socket = { isOpen: false, isBeating: true }
  const sdk = {
    request: vi.fn<(given: unknown) => Promise<unknown>>(),
    disconnect: async (topic: string): Promise<void> => {
      disconnected.push(topic)
      sessions.delete(topic)
    },
    connect: async () => {
      socket.isOpen = true
      return {
        uri: `wc:${approvals.length}`,
        approval: () => new Promise<unknown>((resolve, reject) => approvals.push({ resolve, reject })),
      }
    },
  }
  const provider: UniversalProvider = {
    client: {
      connect: () => sdk.connect(),
      request: (given) => sdk.request(given),
      disconnect: ({ topic }) => sdk.disconnect(topic),
      session: {
        getAll: () => [...sessions.values()],
        delete: async (topic) => void sessions.delete(topic),
      },
      on,
      off,
      core: {
        relayer: {
          on,
          off,
          events: { listenerCount: (event) => listeners.get(event)?.size ?? 0 },
          get connected() {
            return socket.isOpen
          },
          transportOpen: async () => {
            socket.isOpen = true
          },
          transportClose: async () => {
            socket.isOpen = false
          },
        },
        heartbeat: {
          init: async () => {
            socket.isBeating = true
          },
          stop: () => {
            socket.isBeating = false
          },
        },
      },
    },
  }
  return {
    socket,
    sdk,
    provider,
    sessions,
    disconnected,
    approvals,
    emit: (event: string, given: unknown) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(given)
    },
    heardBy: (event: string) => listeners.get(event)?.size ?? 0,
  }
}

function start(kept: readonly ReturnType<typeof struct>[] = [], { isOwn = true } = {}) {
  const fake = fakeSdk()
  for (const one of kept) fake.sessions.set(one.topic, one)
  const load = vi.fn(async () => fake.provider)
  const clock = fakeClock()
  const events: RelayEvent[] = []
  const relay = createRelay({ load, isOwn, proposal: toProposal([mainnet], {}), clock, warn: () => {} })
  const stop = relay.start((event) => events.push(event))
  return { ...fake, load, clock, events, relay, stop }
}

const ask = { chainId: 'eip155:1', method: 'personal_sign', params: [] } as const

describe('restore', () => {
  test('default: the session that ends last, if it has not', async () => {
    const { relay, load } = start([struct('a', 1), struct('b', 1_900_000_000), struct('c', 1_800_000_000)])
    expect(load).not.toHaveBeenCalled()
    expect(await relay.restore()).toMatchObject({ topic: 'b'.repeat(64) })
  })

  test('behavior: none, or none that can be read', async () => {
    expect(await start().relay.restore()).toBeNull()
    const broken = { ...struct('a'), namespaces: { eip155: { accounts: [], methods: [], events: [] } } }
    expect(await start([broken]).relay.restore()).toBeNull()
  })

  test('error: an SDK that does not come is asked for again', async () => {
    const { relay, load } = start()
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    await expect(relay.restore()).rejects.toMatchObject({ code: 'wallet-request' })
    expect(await relay.restore()).toBeNull()
  })
})

describe('pair', () => {
  test('default: answers, and takes nothing up by itself', async () => {
    const { relay, approvals, disconnected } = start([struct('a')])
    await relay.restore()
    const uris: string[] = []
    const paired = relay.pair({ signal: never, onUri: (uri) => uris.push(uri) })
    await turn()
    expect(uris).toEqual(['wc:0'])
    approvals[0]?.resolve(struct('b'))
    const session = await paired
    expect(disconnected).toEqual([])
    relay.adopt(session)
    await turn()
    expect(disconnected).toEqual(['a'.repeat(64)])
  })

  test('behavior: called off before the SDK is there, nothing is proposed', async () => {
    const { relay, load, sdk, provider } = start()
    const connect = vi.spyOn(sdk, 'connect')
    let arrive = () => {}
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(provider)
      }),
    )
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    arrive()
    await turn()
    expect(connect).not.toHaveBeenCalled()
    // The next one has it.
    relay.pair({ signal: never, onUri: () => {} }).catch(() => {})
    await turn()
    expect(connect).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
  })

  test('behavior: called off before there is a URI, nobody is given one, and nothing can be approved', async () => {
    const { relay, sdk, socket, clock } = start()
    const approval = vi.fn()
    let give = () => {}
    sdk.connect = () =>
      new Promise((resolve) => {
        give = () => resolve({ uri: 'wc:late', approval })
      })
    const { signal, abort } = withAbort()
    const uris: string[] = []
    const paired = relay.pair({ signal, onUri: (uri) => uris.push(uri) })
    await turn()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    give()
    await clock.advance(1_000)
    expect(uris).toEqual([])
    expect(approval).not.toHaveBeenCalled()
    expect(socket).toEqual({ isOpen: false, isBeating: false })
  })

  test('behavior: a yes that comes when it was called off is taken back', async () => {
    const { relay, approvals, disconnected } = start()
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    await turn()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    approvals[0]?.resolve(struct('b'))
    await turn()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('error: an approval of nothing that could be used is taken back', async () => {
    const { relay, approvals, disconnected } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await turn()
    approvals[0]?.resolve({ ...struct('b'), namespaces: {} })
    await expect(paired).rejects.toMatchObject({ code: 'wallet-response' })
    await turn()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('behavior: a code that the SDK says has expired counts as called off', async () => {
    const { relay, approvals } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await turn()
    approvals[0]?.reject(new Error('Proposal expired'))
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
  })

  test('behavior: an answer that is heard and called off at once is taken back', async () => {
    const { relay, approvals, disconnected } = start()
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} }).then(abort)
    await turn()
    approvals[0]?.resolve(struct('b'))
    await paired
    await turn()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('error: a relay that does not answer within 15 s', async () => {
    const { relay, clock, sdk } = start()
    sdk.connect = () => new Promise(() => {})
    const paired = relay.pair({ signal: never, onUri: () => {} })
    const failed = expect(paired).rejects.toMatchObject({ code: 'relay-unreachable' })
    await clock.advance(15_000)
    await failed
  })

  test('error: a refusal ends it at once, and is told once; any other trouble of the socket does not', async () => {
    const { relay, emit, events } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    const failed = expect(paired).rejects.toMatchObject({ code: 'invalid-project-id' })
    await turn()
    emit('relayer_error', new Error('WebSocket connection closed abnormally with code: 1006'))
    expect(events).toEqual([])
    emit('relayer_error', new Error('WebSocket closed with code: 3000 (Unauthorized: invalid key)'))
    await failed
    // Who had asked was told.
    expect(events).toEqual([])
    emit('relayer_error', new Error('WebSocket closed with code: 3000 (Unauthorized: origin not allowed)'))
    expect(events).toMatchObject([{ type: 'refused', error: { code: 'origin-not-allowed' } }])
  })
})

describe('request', () => {
  async function restored() {
    const made = start([struct('a')])
    await made.relay.restore()
    return made
  }

  test('default', async () => {
    const { relay, sdk } = await restored()
    sdk.request.mockResolvedValue('0x1')
    expect(await relay.request(ask)).toBe('0x1')
    expect(sdk.request).toHaveBeenCalledWith({
      topic: 'a'.repeat(64),
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: [] },
    })
  })

  test('error: called off, while the wallet goes on', async () => {
    const { relay, sdk } = await restored()
    sdk.request.mockReturnValue(new Promise(() => {}))
    const { signal, abort } = withAbort()
    const asked = relay.request({ ...ask, signal })
    await turn()
    abort()
    await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  })

  test.each([
    ['session_delete', 'wallet', 0],
    // The SDK says of a session that has expired first that it was deleted.
    ['session_delete', 'expiry', 2_000_000_000_000],
    ['session_expire', 'expiry', 2_000_000_000_000],
  ])('error: %s in between, by %s', async (event, by, ms) => {
    const { relay, sdk, emit, events, clock } = await restored()
    sdk.request.mockReturnValue(new Promise(() => {}))
    const asked = relay.request(ask)
    const failed = expect(asked).rejects.toMatchObject({ code: 'session-ended' })
    await turn()
    await clock.advance(ms)
    emit(event, { topic: 'b'.repeat(64) })
    expect(events).toEqual([])
    emit(event, { topic: 'a'.repeat(64) })
    await failed
    expect(events).toEqual([{ type: 'ended', by }])
    await expect(relay.request(ask)).rejects.toMatchObject({ code: 'session-ended' })
  })

  test('behavior: a session that ends takes no pairing with it', async () => {
    const { relay, emit, approvals } = await restored()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await turn()
    emit('session_delete', { topic: 'a'.repeat(64) })
    approvals[0]?.resolve(struct('b'))
    expect(await paired).toMatchObject({ topic: 'b'.repeat(64) })
  })
})

describe('disconnect', () => {
  test('behavior: without the relay it is gone here all the same', async () => {
    const { relay, sdk, sessions, clock } = start([struct('a')])
    await relay.restore()
    sdk.disconnect = () => new Promise(() => {})
    const left = relay.disconnect()
    await clock.advance(15_000)
    await left
    expect([...sessions.keys()]).toEqual([])
    await expect(relay.request(ask)).rejects.toMatchObject({ code: 'session-ended' })
  })
})

describe('start', () => {
  test('behavior: hears of updates and extensions, and of nothing once it was stopped', async () => {
    const { relay, emit, events, sessions, stop, heardBy } = start([struct('a')])
    await relay.restore()
    sessions.set('a'.repeat(64), struct('a', 2_100_000_000))
    emit('session_extend', { topic: 'a'.repeat(64) })
    expect(events).toMatchObject([{ type: 'session', session: { expiresAt: 2_100_000_000_000 } }])
    stop()
    expect(heardBy('session_extend')).toBe(0)
  })

  test('behavior: started again, it says what became of the session meanwhile', async () => {
    const { relay, sessions, stop, heardBy } = start([struct('a')])
    await relay.restore()
    stop()
    const second: RelayEvent[] = []
    relay.start((event) => second.push(event))()
    expect(second).toMatchObject([{ type: 'session' }])
    sessions.clear()
    const third: RelayEvent[] = []
    relay.start((event) => third.push(event))
    expect(third).toEqual([{ type: 'ended', by: 'wallet' }])
    expect(heardBy('session_delete')).toBe(1)
  })
})

describe('the socket', () => {
  const open = { isOpen: true, isBeating: true }
  const closed = { isOpen: false, isBeating: false }

  test('default: there while a session is, and not on a page that has none', async () => {
    const { relay, socket, emit, clock } = start([struct('a')])
    await relay.restore()
    await clock.advance(60_000)
    expect(socket).toEqual(open)
    emit('session_delete', { topic: 'a'.repeat(64) })
    await clock.advance(1_000)
    expect(socket).toEqual(closed)
    const none = start()
    await none.relay.restore()
    await none.clock.advance(1_000)
    expect(none.socket).toEqual(closed)
  })

  test('behavior: from the code to the session it stays open', async () => {
    const { relay, socket, approvals, clock } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await turn()
    approvals[0]?.resolve(struct('b'))
    const session = await paired
    await turn()
    expect(socket).toEqual(open)
    relay.adopt(session)
    await clock.advance(60_000)
    expect(socket).toEqual(open)
  })

  test('behavior: a code that was called off is listened for as long as it can be answered', async () => {
    const { relay, socket, approvals, clock } = start()
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    await turn()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    await clock.advance(240_000)
    expect(socket).toEqual(open)
    approvals[0]?.reject(new Error('Proposal expired'))
    await turn()
    await clock.advance(1_000)
    expect(socket).toEqual(closed)
  })

  test('behavior: it stays until the wallet was told that the session has ended', async () => {
    const { relay, socket, sdk, sessions, clock } = start([struct('a')])
    await relay.restore()
    let tell = () => {}
    sdk.disconnect = (topic) =>
      new Promise((resolve) => {
        tell = () => {
          sessions.delete(topic)
          resolve()
        }
      })
    const left = relay.disconnect()
    await clock.advance(10_000)
    expect(socket).toEqual(open)
    tell()
    await left
    await clock.advance(1_000)
    expect(socket).toEqual(closed)
  })

  test('behavior: an unmounted page has none, and has it again when it is mounted', async () => {
    const { relay, socket, stop } = start([struct('a')])
    await relay.restore()
    stop()
    expect(socket).toEqual(closed)
    relay.start(() => {})
    expect(socket).toEqual(open)
  })

  test('behavior: one that opens when nobody needs it any more is closed', async () => {
    const { relay, socket, emit, clock } = start()
    await relay.restore()
    await clock.advance(1_000)
    socket.isOpen = true
    emit('relayer_connect', undefined)
    expect(socket.isOpen).toBe(false)
  })

  test('behavior: two kits on one SDK: the one that leaves does not close the socket of the other', async () => {
    const { relay, socket, provider, clock } = start([struct('a')])
    await relay.restore()
    const load = async () => provider
    const other = createRelay({
      load,
      isOwn: true,
      proposal: toProposal([mainnet], {}),
      clock,
      warn: () => {},
    })
    const stopOther = other.start(() => {})
    await other.restore()
    stopOther()
    await clock.advance(1_000)
    expect(socket).toEqual(open)
  })

  test('behavior: that of the dapp’s own provider is the dapp’s', async () => {
    const { relay, socket, clock } = start([], { isOwn: false })
    socket.isOpen = true
    await relay.restore()
    await clock.advance(1_000)
    expect(socket).toEqual(open)
  })

  test('behavior: nothing is left listening after fifty codes', async () => {
    const { relay, approvals, heardBy, clock } = start()
    const counts = () =>
      ['relayer_connect', 'relayer_error', 'session_delete', 'latchkit_holding'].map(heardBy)
    await relay.restore()
    const before = counts()
    for (let at = 0; at < 50; at += 1) {
      const { signal, abort } = withAbort()
      const paired = relay.pair({ signal, onUri: abort })
      await expect(paired).rejects.toMatchObject({ code: 'aborted' })
      approvals[at]?.reject(new Error('Proposal expired'))
      await turn()
    }
    await clock.advance(1_000)
    expect(counts()).toEqual(before)
  })
})

function withAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
