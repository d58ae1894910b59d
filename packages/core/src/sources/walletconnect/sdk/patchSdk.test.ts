import { describe, expect, test } from 'vitest'
import { fakeClock, nextMacrotask } from '../../../exports/testing.js'
import { createSdkTimeouts } from '../protocol/createSdkTimeouts.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import type { WalletConnectOptions } from './options.js'
import { patchSdk } from './patchSdk.js'

// An unhandled rejection fails the test that caused it: Vitest reports it.

type Internals = {
  readonly engine?: object
  readonly relayer?: object
  readonly pairing?: object
  readonly sessions?: string[]
}

/** Creates a fake SDK with these internals, and patches it. */
function createPatchedSdk(
  { engine, relayer, pairing, sessions = [] }: Internals,
  option?: WalletConnectOptions['verify'],
) {
  const emitted: [string, unknown][] = []
  const verify = { register: async () => 'attested', verifyUrlV3: 'https://verify.walletconnect.org/v3' }
  const provider: UniversalProvider = {
    client: {
      connect: async () => ({ approval: async () => undefined }),
      request: async () => undefined,
      disconnect: async () => {},
      session: {
        getAll: () => sessions.map((topic) => ({ topic })),
        delete: async (topic) => void sessions.splice(sessions.indexOf(topic), 1),
      },
      on: () => {},
      off: () => {},
      events: { emit: (event, given) => emitted.push([event, given]) },
      ...(engine && { engine }),
      core: {
        relayer: Object.assign(relayer ?? {}, { on: () => {}, off: () => {} }),
        ...(pairing && { pairing }),
        verify,
      },
    },
  }
  patchSdk(provider, {
    timeouts: createSdkTimeouts(fakeClock()),
    onSent: () => {},
    getProposal: () => ({}),
    verify: option,
  })
  return { emitted, verify, sessions }
}

const rejectMissing = async () => {
  throw new Error('No matching key. session topic doesn’t exist')
}

test('default: requests no attestation from a third party', async () => {
  expect(await createPatchedSdk({}).verify.register()).toBe('')
})

test.each([
  [true, 'https://verify.walletconnect.org/v3'],
  [{}, 'https://verify.walletconnect.org/v3'],
  [{ url: 'https://verify.example/' }, 'https://verify.example/v3'],
  [{ url: 'http://localhost:8080/gateway' }, 'http://localhost:8080/gateway/v3'],
])('param: verify %j uses the server %s', async (option, url) => {
  const { verify } = createPatchedSdk({}, option)
  expect(await verify.register()).toBe('attested')
  expect(verify.verifyUrlV3).toBe(url)
})

test.each(['javascript:alert(1)', 'http://verify.example', 'https://verify.example/?a=1', 'verify.example'])(
  'error: verify.url %s is rejected',
  (url) => {
    expect(() => createPatchedSdk({}, { url })).toThrow('verify.url')
  },
)

test.each([
  ['engine', 'isValidDisconnect'],
  ['engine', 'isValidUpdate'],
  ['engine', 'isValidExtend'],
  ['engine', 'isValidPing'],
  ['engine', 'isValidEmit'],
  ['engine', 'sendResult'],
  ['engine', 'sendError'],
  ['engine', 'deleteProposal'],
  ['engine', 'onProviderMessageEvent'],
  ['pairing', 'isValidDisconnect'],
  ['pairing', 'isValidPing'],
  ['relayer', 'onProviderPayload'],
  ['relayer', 'publish'],
] as const)(
  'behavior: callers receive a rejection of %s.%s, and it is never unhandled',
  async (owner, name) => {
    const internals = { [name]: rejectMissing }
    createPatchedSdk({ [owner]: internals })
    const result = internals[name]?.()
    await nextMacrotask()
    await expect(result).rejects.toThrow('No matching key')
  },
)

describe('deleteSession', () => {
  test('behavior: does not delete a session that was already deleted', async () => {
    const engine = { deleteSession: async (_: unknown) => rejectMissing() }
    const { emitted } = createPatchedSdk({ engine, sessions: ['a'] })
    await engine.deleteSession({ topic: 'b' })
    expect(emitted).toEqual([])
  })

  test('behavior: deletes a session without the relay, and emits session_delete', async () => {
    const engine = { deleteSession: async (_: unknown) => rejectMissing() }
    const { emitted, sessions } = createPatchedSdk({ engine, sessions: ['a', 'b'] })
    await engine.deleteSession({ topic: 'b' })
    expect(sessions).toEqual(['a'])
    expect(emitted).toEqual([['session_delete', { topic: 'b' }]])
  })

  test('default: the SDK deletes an existing session', async () => {
    const deleted: unknown[] = []
    const engine = { deleteSession: async (given: unknown) => void deleted.push(given) }
    const { emitted } = createPatchedSdk({ engine, sessions: ['a'] })
    await engine.deleteSession({ topic: 'a', emitEvent: false })
    expect(deleted).toEqual([{ topic: 'a', emitEvent: false }])
    expect(emitted).toEqual([])
  })
})

test('behavior: opens the socket only once at a time', async () => {
  const attempts: (() => void)[] = []
  const relayer = { connect: () => new Promise<void>((resolve) => attempts.push(resolve)) }
  createPatchedSdk({ relayer })
  const all = [relayer.connect(), relayer.connect(), relayer.connect()]
  expect(attempts).toHaveLength(1)
  attempts[0]?.()
  await Promise.all(all)
  void relayer.connect()
  expect(attempts).toHaveLength(2)
})

test('behavior: ignores failures of queued messages, but not of new ones', async () => {
  const publisher = {
    rpcPublish: rejectMissing,
    async checkQueue() {
      await publisher.rpcPublish()
    },
  }
  createPatchedSdk({ relayer: { publisher } })
  void publisher.checkQueue()
  await nextMacrotask()
  await expect(publisher.rpcPublish()).rejects.toThrow('No matching key')
})

test('behavior: ignores a failure to unsubscribe from a pairing', async () => {
  const pairing = { deletePairing: rejectMissing }
  createPatchedSdk({ pairing })
  expect(await pairing.deletePairing()).toBeUndefined()
})
