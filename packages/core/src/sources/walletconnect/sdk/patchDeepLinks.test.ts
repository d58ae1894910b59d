import { expect, test } from 'vitest'
import type { SentRequest } from '../protocol/SentRequest.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'
import { patchDeepLinks } from './patchDeepLinks.js'

type Session = { readonly topic: string; readonly sessionConfig?: { disableDeepLink: boolean } }

/** Creates the parts of the SDK that open links. */
function start(sessions: readonly Session[]) {
  const published: unknown[] = []
  const engine = {
    sendRequest: async (given: object) => void published.push(given),
  }
  const session = {
    get: (topic: string) => sessions.find((one) => one.topic === topic),
    getAll: () => sessions,
    delete: async () => {},
  }
  const provider: UniversalProvider = {
    client: {
      connect: async () => ({ approval: async () => undefined }),
      request: async () => undefined,
      disconnect: async () => {},
      session,
      engine,
      on: () => {},
      off: () => {},
      core: { relayer: { on: () => {}, off: () => {} } },
    },
  }
  const sent: SentRequest[] = []
  patchDeepLinks(provider, { onSent: (request) => sent.push(request) })
  return { session, engine, sent, published }
}

test('default: the SDK opens no link, and each request is reported', async () => {
  const { session, engine, sent, published } = start([{ topic: 'a' }])
  expect(session.get('a')).toEqual({ topic: 'a', sessionConfig: { disableDeepLink: true } })
  expect(session.getAll()).toEqual([{ topic: 'a' }])
  const request = { method: 'wc_sessionRequest', topic: 'a', clientRpcId: 1, params: {} }
  await engine.sendRequest(request)
  expect(sent).toEqual([{ id: 1, topic: 'a' }])
  expect(published).toEqual([request])
})

test('behavior: reports only requests to the wallet', async () => {
  const { engine, sent } = start([{ topic: 'a' }])
  await engine.sendRequest({ method: 'wc_sessionPing', topic: 'a', clientRpcId: 1 })
  expect(sent).toEqual([])
})

test('behavior: does not report requests of a wallet that disabled links', async () => {
  const { engine, sent } = start([{ topic: 'a', sessionConfig: { disableDeepLink: true } }])
  await engine.sendRequest({ method: 'wc_sessionRequest', topic: 'a', clientRpcId: 1 })
  expect(sent).toEqual([])
})
