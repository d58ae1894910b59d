import { describe, expect, test, vi } from 'vitest'
import { fakeClock, nextMacrotask } from '../../../exports/testing.js'
import type { RelayEvent } from '../../../ports/Relay.js'
import { createSdkSession, never, start, withAbort } from './createRelay.fixtures.js'

const ask = { chainId: 'eip155:1', method: 'personal_sign', params: [] } as const

const dayMs = 86_400_000

describe('restore', () => {
  test('default: restores the session that expires last, if it has not expired', async () => {
    const { relay, load } = start([
      createSdkSession('a', 1),
      createSdkSession('b', 1_900_000_000),
      createSdkSession('c', 1_800_000_000),
    ])
    expect(load).not.toHaveBeenCalled()
    expect(await relay.restore()).toMatchObject({ topic: 'b'.repeat(64) })
  })

  test('behavior: returns null without a valid session', async () => {
    expect(await start().relay.restore()).toBeNull()
    const broken = {
      ...createSdkSession('a'),
      namespaces: { eip155: { accounts: [], methods: [], events: [] } },
    }
    expect(await start([broken]).relay.restore()).toBeNull()
  })

  test('error: loads the SDK again after a failure', async () => {
    const { relay, load } = start()
    load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    await expect(relay.restore()).rejects.toMatchObject({ code: 'relay-unreachable' })
    expect(await relay.restore()).toBeNull()
  })
})

describe('pair', () => {
  test('default: returns the session, which replaces the current one only when it is adopted', async () => {
    const { relay, approvals, disconnected } = start([createSdkSession('a')])
    await relay.restore()
    const uris: string[] = []
    const paired = relay.pair({ signal: never, onUri: (uri) => uris.push(uri) })
    await nextMacrotask()
    expect(uris).toEqual(['wc:0'])
    approvals[0]?.resolve(createSdkSession('b'))
    const session = await paired
    expect(disconnected).toEqual([])
    relay.adopt(session)
    await nextMacrotask()
    expect(disconnected).toEqual(['a'.repeat(64)])
  })

  test('behavior: sends no proposal if the pairing is cancelled before the SDK has loaded', async () => {
    const { relay, load, sdk, provider } = start()
    const connect = vi.spyOn(sdk, 'connect')
    let finishLoading = () => {}
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        finishLoading = () => resolve(provider)
      }),
    )
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    finishLoading()
    await nextMacrotask()
    expect(connect).not.toHaveBeenCalled()
    // The next pairing uses the loaded SDK.
    relay.pair({ signal: never, onUri: () => {} }).catch(() => {})
    await nextMacrotask()
    expect(connect).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
  })

  test('behavior: returns no URI if the pairing is cancelled before the URI is ready', async () => {
    const { relay, sdk, socket, clock } = start()
    const approval = vi.fn()
    let resolveUri = () => {}
    sdk.connect = () =>
      new Promise((resolve) => {
        resolveUri = () => resolve({ uri: 'wc:late', approval })
      })
    const { signal, abort } = withAbort()
    const uris: string[] = []
    const paired = relay.pair({ signal, onUri: (uri) => uris.push(uri) })
    await nextMacrotask()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    resolveUri()
    await clock.advance(1_000)
    expect(uris).toEqual([])
    expect(approval).not.toHaveBeenCalled()
    expect(socket).toEqual({ isOpen: false, isBeating: false })
  })

  test('behavior: ends a session that is approved after the pairing was cancelled', async () => {
    const { relay, approvals, disconnected } = start()
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} })
    await nextMacrotask()
    abort()
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
    approvals[0]?.resolve(createSdkSession('b'))
    await nextMacrotask()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('error: ends an approved session without a usable account', async () => {
    const { relay, approvals, disconnected } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await nextMacrotask()
    approvals[0]?.resolve({ ...createSdkSession('b'), namespaces: {} })
    await expect(paired).rejects.toMatchObject({ code: 'wallet-response' })
    await nextMacrotask()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('behavior: a proposal that the SDK reports as expired counts as cancelled', async () => {
    const { relay, approvals } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await nextMacrotask()
    approvals[0]?.reject(new Error('Proposal expired'))
    await expect(paired).rejects.toMatchObject({ code: 'aborted' })
  })

  test('behavior: ends an approved session if the pairing is cancelled before the session is adopted', async () => {
    const { relay, approvals, disconnected } = start()
    const { signal, abort } = withAbort()
    const paired = relay.pair({ signal, onUri: () => {} }).then(abort)
    await nextMacrotask()
    approvals[0]?.resolve(createSdkSession('b'))
    await paired
    await nextMacrotask()
    expect(disconnected).toEqual(['b'.repeat(64)])
  })

  test('error: the relay does not respond within 15 s', async () => {
    const { relay, clock, sdk } = start()
    sdk.connect = () => new Promise(() => {})
    const paired = relay.pair({ signal: never, onUri: () => {} })
    const failed = expect(paired).rejects.toMatchObject({ code: 'relay-unreachable' })
    await clock.advance(15_000)
    await failed
  })

  test('error: rejects the pairing once if the relay rejects the app, and ignores other socket errors', async () => {
    const { relay, emit, events } = start()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    const failed = expect(paired).rejects.toMatchObject({ code: 'invalid-project-id' })
    await nextMacrotask()
    emit('relayer_error', new Error('WebSocket connection closed abnormally with code: 1006'))
    expect(events).toEqual([])
    emit('relayer_error', new Error('WebSocket closed with code: 3000 (Unauthorized: invalid key)'))
    await failed
    // The pending call received the error.
    expect(events).toEqual([])
    emit('relayer_error', new Error('WebSocket closed with code: 3000 (Unauthorized: origin not allowed)'))
    expect(events).toMatchObject([{ type: 'appRejected', error: { code: 'origin-not-allowed' } }])
  })
})

describe('request', () => {
  async function restored(expiry?: number) {
    const started = start([createSdkSession('a', expiry)])
    await started.relay.restore()
    return started
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

  test('error: a cancelled request rejects, and does not wait for the wallet', async () => {
    const { relay, sdk } = await restored()
    sdk.request.mockReturnValue(new Promise(() => {}))
    const { signal, abort } = withAbort()
    const asked = relay.request({ ...ask, signal })
    await nextMacrotask()
    abort()
    await expect(asked).rejects.toMatchObject({ code: 'aborted' })
  })

  test.each([
    ['session_delete', 'wallet', 0],
    // The SDK first reports an expired session as deleted.
    ['session_delete', 'expiry', 2 * dayMs],
    ['session_expire', 'expiry', 2 * dayMs],
  ])('error: %s rejects the pending request, and is reported as ended by %s', async (event, by, ms) => {
    const { relay, sdk, emit, events, clock } = await restored((fakeClock().now() + dayMs) / 1000)
    sdk.acknowledged = () => Promise.reject(new Error('unauthorized'))
    sdk.request.mockReturnValue(new Promise(() => {}))
    const asked = relay.request(ask)
    const failed = expect(asked).rejects.toMatchObject({ code: 'session-ended' })
    await nextMacrotask()
    await clock.advance(ms)
    emit(event, { topic: 'b'.repeat(64) })
    expect(events).toEqual([])
    emit(event, { topic: 'a'.repeat(64) })
    await failed
    expect(events).toEqual([{ type: 'ended', by }])
    await expect(relay.request(ask)).rejects.toMatchObject({ code: 'session-ended' })
  })

  test('behavior: the end of a session does not cancel a pairing', async () => {
    const { relay, emit, approvals } = await restored()
    const paired = relay.pair({ signal: never, onUri: () => {} })
    await nextMacrotask()
    emit('session_delete', { topic: 'a'.repeat(64) })
    approvals[0]?.resolve(createSdkSession('b'))
    expect(await paired).toMatchObject({ topic: 'b'.repeat(64) })
  })
})

describe('disconnect', () => {
  test('behavior: removes the session even if the relay is unreachable', async () => {
    const { relay, sdk, sessions, clock } = start([createSdkSession('a')])
    await relay.restore()
    sdk.disconnect = () => new Promise(() => {})
    const left = relay.disconnect()
    await clock.advance(15_000)
    await left
    expect([...sessions.keys()]).toEqual([])
    await expect(relay.request(ask)).rejects.toMatchObject({ code: 'session-ended' })
  })
})

describe('other tabs', () => {
  /** The connector id, and the kit's name in the fixtures. */
  const channelName = 'walletConnect.test'

  test('default: removes a session in all tabs when one tab ends it', async () => {
    const [here, there] = [start([createSdkSession('a')]), start([createSdkSession('a')])]
    const ended = expect.poll(() => there.events).toContainEqual({ type: 'ended', by: 'wallet' })
    await Promise.all([here.relay.restore(), there.relay.restore()])
    there.sdk.request.mockReturnValueOnce(new Promise(() => {}))
    const rejected = expect(there.relay.request(ask)).rejects.toMatchObject({ code: 'session-ended' })
    await nextMacrotask()
    await here.relay.disconnect()
    await Promise.all([ended, rejected])
    expect(there.sessions.size).toBe(0)
    // The other tab does not notify the wallet again.
    expect(there.disconnected).toEqual([])
  })

  test('behavior: ignores malformed messages, and messages about other sessions', async () => {
    const topic = 'e'.repeat(64)
    const [here, there] = [start([createSdkSession('b')]), start([createSdkSession('e')])]
    const otherTab = new BroadcastChannel(channelName)
    await Promise.all([here.relay.restore(), there.relay.restore()])
    await here.relay.disconnect()
    for (const message of [null, {}, 1, [topic], { topic }]) otherTab.postMessage(message)
    const lastMessage = new Promise((resolve) => {
      const last = new BroadcastChannel(channelName)
      last.onmessage = ({ data }) => {
        if (data !== 'last') return
        last.close()
        resolve(data)
      }
    })
    otherTab.postMessage('last')
    await lastMessage
    expect(there.events).not.toContainEqual(expect.objectContaining({ type: 'ended' }))
    expect(there.sessions.size).toBe(1)
    // The relay listens to this channel: it would have received the messages above.
    otherTab.postMessage(topic)
    await expect.poll(() => there.events).toContainEqual({ type: 'ended', by: 'wallet' })
    otherTab.close()
  })
})

describe('start', () => {
  test('behavior: reports updates and extensions until it is stopped', async () => {
    const { relay, emit, events, sessions, stop, countListeners } = start([createSdkSession('a')])
    await relay.restore()
    sessions.set('a'.repeat(64), createSdkSession('a', 2_100_000_000))
    emit('session_extend', { topic: 'a'.repeat(64) })
    expect(events).toMatchObject([{ type: 'session', session: { expiresAt: 2_100_000_000_000 } }])
    stop()
    expect(countListeners('session_extend')).toBe(0)
  })

  test('behavior: reports changes of the session that happened while it was stopped', async () => {
    const { relay, sessions, stop, countListeners } = start([createSdkSession('a')])
    await relay.restore()
    stop()
    const second: RelayEvent[] = []
    relay.start((event) => second.push(event))()
    expect(second).toMatchObject([{ type: 'session' }])
    sessions.clear()
    const third: RelayEvent[] = []
    relay.start((event) => third.push(event))
    expect(third).toEqual([{ type: 'ended', by: 'wallet' }])
    expect(countListeners('session_delete')).toBe(1)
  })
})
