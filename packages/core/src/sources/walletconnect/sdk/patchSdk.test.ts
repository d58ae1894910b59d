import { describe, expect, test } from 'vitest'
import { nextMacrotask } from '../../../exports/testing.js'
import type { WalletConnectOptions } from './options.js'
import { patchSdk } from './patchSdk.js'
import type { UniversalProvider } from './UniversalProvider.js'

// An unhandled rejection fails the test that caused it: Vitest reports it.

type Internals = {
  readonly engine?: object
  readonly relayer?: object
  readonly pairing?: object
  readonly sessions?: string[]
}

/** A fake of the SDK with these internals. */
function mended(
  { engine, relayer, pairing, sessions = [] }: Internals,
  option?: WalletConnectOptions['verify'],
) {
  const told: [string, unknown][] = []
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
      events: { emit: (event, given) => told.push([event, given]) },
      ...(engine && { engine }),
      core: {
        relayer: Object.assign(relayer ?? {}, { on: () => {}, off: () => {} }),
        ...(pairing && { pairing }),
        verify,
      },
    },
  }
  patchSdk(provider, option)
  return { told, verify, sessions }
}

const gone = async () => {
  throw new Error('No matching key. session topic doesn’t exist')
}

test('default: loads no third-party frame for attestations', async () => {
  expect(await mended({}).verify.register()).toBe('')
})

test.each([
  [true, 'https://verify.walletconnect.org/v3'],
  [{}, 'https://verify.walletconnect.org/v3'],
  [{ url: 'https://verify.example/' }, 'https://verify.example/v3'],
  [{ url: 'http://localhost:8080/gateway' }, 'http://localhost:8080/gateway/v3'],
])('param: verify: with %j the server %s attests', async (option, url) => {
  const { verify } = mended({}, option)
  expect(await verify.register()).toBe('attested')
  expect(verify.verifyUrlV3).toBe(url)
})

test.each(['javascript:alert(1)', 'http://verify.example', 'https://verify.example/?a=1', 'verify.example'])(
  'error: verify.url %s is rejected',
  (url) => {
    expect(() => mended({}, { url })).toThrow('verify.url')
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
  'behavior: a rejection of %s.%s reaches its caller, and is never unhandled',
  async (owner, name) => {
    const inside = { [name]: gone }
    mended({ [owner]: inside })
    const begun = inside[name]?.()
    await nextMacrotask()
    await expect(begun).rejects.toThrow('No matching key')
  },
)

describe('deleteSession', () => {
  test('behavior: does not delete a session that was already deleted', async () => {
    const engine = { deleteSession: async (_: unknown) => gone() }
    const { told } = mended({ engine, sessions: ['a'] })
    await engine.deleteSession({ topic: 'b' })
    expect(told).toEqual([])
  })

  test('behavior: deletes a session without the relay, and emits that it was deleted', async () => {
    const engine = { deleteSession: async (_: unknown) => gone() }
    const { told, sessions } = mended({ engine, sessions: ['a', 'b'] })
    await engine.deleteSession({ topic: 'b' })
    expect(sessions).toEqual(['a'])
    expect(told).toEqual([['session_delete', { topic: 'b' }]])
  })

  test('default: otherwise the SDK deletes the session', async () => {
    const deleted: unknown[] = []
    const engine = { deleteSession: async (given: unknown) => void deleted.push(given) }
    const { told } = mended({ engine, sessions: ['a'] })
    await engine.deleteSession({ topic: 'a', emitEvent: false })
    expect(deleted).toEqual([{ topic: 'a', emitEvent: false }])
    expect(told).toEqual([])
  })
})

test('behavior: runs one attempt to connect at a time', async () => {
  const tries: (() => void)[] = []
  const relayer = { connect: () => new Promise<void>((resolve) => tries.push(resolve)) }
  mended({ relayer })
  const all = [relayer.connect(), relayer.connect(), relayer.connect()]
  expect(tries).toHaveLength(1)
  tries[0]?.()
  await Promise.all(all)
  void relayer.connect()
  expect(tries).toHaveLength(2)
})

test('behavior: ignores failures of queued messages, but not of new ones', async () => {
  const publisher = {
    rpcPublish: gone,
    async checkQueue() {
      await publisher.rpcPublish()
    },
  }
  mended({ relayer: { publisher } })
  void publisher.checkQueue()
  await nextMacrotask()
  await expect(publisher.rpcPublish()).rejects.toThrow('No matching key')
})

test('behavior: ignores a failure to unsubscribe from a pairing', async () => {
  const pairing = { deletePairing: gone }
  mended({ pairing })
  expect(await pairing.deletePairing()).toBeUndefined()
})
