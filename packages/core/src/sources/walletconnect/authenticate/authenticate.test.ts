import { EventEmitter } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { fakeClock, nextMacrotask } from '../../../exports/testing.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import type { SiwxSession } from '../../../ports/Siwx.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import type { AuthenticatingProvider, UniversalProvider } from '../protocol/UniversalProvider.js'
import { owner, sent, signCacao } from './authenticate.fixtures.js'
import { authenticate, canAuthenticate } from './authenticate.js'
import type { OneClickResult, SignInRequest } from './SignInRequest.js'
import { createSessionRecap } from './sessionRecap.js'

const pairingTopic = 'a'.repeat(64)
const topic = 'b'.repeat(64)
const request: SignInRequest = {
  message: {
    ...{ accountAddress: `0x${'0'.repeat(40)}`, chainId: 'eip155:1', domain: sent.domain, uri: sent.aud },
    ...{ version: '1', nonce: sent.nonce, statement: sent.statement, expirationTime: sent.exp },
    resources: sent.resources,
  },
  chains: ['eip155:1', 'eip155:10'],
  methods: sent.methods,
}

/** Sends the request over a fake of the SDK. `respond` responds as the wallet. */
async function setUp({ store = async (_: SiwxSession[]) => {} } = {}) {
  const clock = fakeClock()
  const timeouts = createSdkTimeouts(clock)
  const controller = new AbortController()
  const events = new EventEmitter()
  const sdkListener = vi.fn()
  const sessions = new Map<string, object>()
  const ended: string[] = []
  const deleted: number[] = []
  const given: object[] = []
  const remove = async (id: number) => void deleted.push(id)
  const provider = {
    client: {
      async authenticate(parameters: object) {
        given.push(parameters)
        events.once('session_request:7', sdkListener)
        events.once('session_connect:8', sdkListener)
        return { uri: `wc:${pairingTopic}@2?relay-protocol=irn` }
      },
      auth: {
        requests: {
          delete: remove,
          getAll: () => [
            { id: 1, pairingTopic: 'c'.repeat(64) },
            { id: 7, pairingTopic, authPayload: { iat: sent.iat }, requester: { publicKey: 'own' } },
          ],
        },
      },
      proposal: { delete: remove, getAll: () => [{ id: 8, pairingTopic }] },
      engine: { events },
      session: {
        getAll: () => [],
        delete: remove,
        set: async (key: string, one: object) => sessions.set(key, one),
      },
      core: {
        crypto: { generateSharedKey: async () => topic },
        relayer: { on: () => {}, off: () => {}, subscribe: async () => {} },
        expirer: { set: vi.fn() },
      },
    },
    // The other members are not used.
  } as unknown as AuthenticatingProvider
  const stored = vi.fn(store)
  const endSession = async (one: string) => void ended.push(one)
  const onSigned = vi.fn()
  const reported: OneClickResult[] = []
  const signIn = { store: stored, report: (result: OneClickResult) => void reported.push(result) }
  const context = { signal: controller.signal, timeouts, clock, signIn, onSigned, endSession }
  const { uri, approval } = await authenticate(provider, request, context)
  const respond = (payload: object) => events.emit('session_request:7', payload)
  const approve = (cacaos: readonly object[], publicKey = 'd'.repeat(64)) =>
    respond({ result: { cacaos, responder: { publicKey, metadata: { name: 'Phone' } } } })
  const abort = () => controller.abort()
  return {
    uri,
    approval,
    respond,
    approve,
    abort,
    clock,
    events,
    sdkListener,
    sessions,
    ended,
    deleted,
    given,
    stored,
    onSigned,
    reported,
    provider,
  }
}

describe('a wallet that signs in', () => {
  test('default: gives the message to the app, and opens the session that the wallet has opened', async () => {
    const { uri, approval, approve, stored, sessions, given, deleted, sdkListener, ended, ...others } =
      await setUp()
    expect(uri).toMatch(pairingTopic)
    expect(given).toEqual([
      {
        ...{
          chains: sent.chains,
          domain: sent.domain,
          uri: sent.aud,
          nonce: sent.nonce,
        },
        ...{
          statement: sent.statement,
          exp: sent.exp,
          resources: [...sent.resources, createSessionRecap({ methods: sent.methods, chains: [] })],
        },
      },
    ])
    approve([await signCacao()])
    const session = await approval()
    expect(session).toMatchObject({
      topic,
      peer: { metadata: { name: 'Phone' } },
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${owner.address}`, `eip155:10:${owner.address}`],
          chains: sent.chains,
          methods: ['eth_sendTransaction', 'personal_sign'],
        },
      },
    })
    expect(sessions.get(topic)).toEqual(session)
    const [[[one]] = [[]]] = stored.mock.calls
    expect(one).toMatchObject({ data: { accountAddress: owner.address, chainId: 'eip155:1' } })
    expect(one?.message).toMatch(/^app\.example wants you to sign in with your Ethereum account:/)
    expect([deleted, ended]).toEqual([[7, 8], []])
    expect(sdkListener).not.toHaveBeenCalled()
    expect(others.onSigned).toHaveBeenCalledOnce()
    expect(others.reported).toEqual([{ session: one }])
  })

  test('error: another account has signed', async () => {
    const { approval, approve, stored, ended } = await setUp()
    approve([await signCacao({ iss: 'did:pkh:eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' })])
    await expect(approval()).rejects.toMatchObject({ code: 'wallet-response' })
    expect(stored).not.toHaveBeenCalled()
    expect(ended).toEqual([topic])
  })

  test('error: another nonce', async () => {
    const { approval, approve, stored, ended, onSigned, reported } = await setUp()
    approve([await signCacao({ nonce: 'another1' })])
    await expect(approval()).rejects.toThrow('"nonce" of the signed message')
    expect(stored).not.toHaveBeenCalled()
    expect(onSigned).not.toHaveBeenCalled()
    expect(reported).toEqual([
      { chainId: 'eip155:1', error: expect.objectContaining({ code: 'wallet-response' }) },
    ])
    expect(ended).toEqual([topic])
  })

  test('error: the app refuses the signature', async () => {
    const error = new SignInError({ step: 'setSessions', reason: 'setSessions has thrown' })
    const { approval, approve, ended, reported } = await setUp({ store: () => Promise.reject(error) })
    approve([await signCacao()])
    await expect(approval()).rejects.toBe(error)
    expect(reported).toEqual([{ chainId: 'eip155:1', error }])
    expect(ended).toEqual([topic])
  })

  test('error: a responder without a key, so that there is no session to end', async () => {
    const { approval, approve, ended } = await setUp()
    approve([await signCacao()], 'none')
    await expect(approval()).rejects.toMatchObject({ code: 'wallet-response' })
    expect(ended).toEqual([])
  })

  test('error: cancelled while the app verifies, so that no session stays', async () => {
    let verified = () => {}
    const pending = new Promise<void>((resolve) => {
      verified = resolve
    })
    const { approval, approve, abort, stored, ended, reported } = await setUp({ store: () => pending })
    approve([await signCacao()])
    await expect.poll(() => stored.mock.calls.length).toBe(1)
    abort()
    verified()
    await expect(approval()).rejects.toMatchObject({ code: 'aborted' })
    expect(stored.mock.calls[1]).toEqual([[]])
    expect(reported).toMatchObject([{ error: { code: 'aborted' } }])
    expect(ended).toEqual([topic])
  })
})

describe('a wallet that does not sign in', () => {
  test('default: approves the proposal', async () => {
    const { approval, events, stored, deleted, onSigned, reported } = await setUp()
    events.emit('session_connect:8', { session: { topic } })
    expect(await approval()).toEqual({ topic })
    expect(stored).not.toHaveBeenCalled()
    expect([onSigned.mock.calls, reported]).toEqual([[], []])
    expect(deleted).toEqual([7, 8])
    expect(events.eventNames()).toEqual([])
  })

  test('behavior: reports that it does not support the method, and approves the proposal', async () => {
    const { approval, events, respond } = await setUp()
    respond({ error: { code: 10_001, message: 'Unsupported' } })
    events.emit('session_connect:8', { session: { topic } })
    expect(await approval()).toEqual({ topic })
  })

  test.each(['session_request:7', 'session_connect:8'])('error: declines, with %s', async (event) => {
    const { approval, events, deleted } = await setUp()
    events.emit(event, { error: { code: 5000, message: 'User rejected.' } })
    await expect(approval()).rejects.toMatchObject({ code: 5000 })
    expect(deleted).toEqual([7, 8])
  })

  test('error: does not respond before the URI expires', async () => {
    const { approval, clock, events } = await setUp()
    clock.advance(300_000)
    await expect(approval()).rejects.toMatchObject({ code: 'aborted' })
    await nextMacrotask()
    expect(events.eventNames()).toEqual([])
  })
})

test('behavior: an SDK without the internals is not used', async () => {
  const { provider } = await setUp()
  expect(canAuthenticate(provider)).toBe(true)
  const { auth: _, ...client } = provider.client
  expect(canAuthenticate({ client } as UniversalProvider)).toBe(false)
})
