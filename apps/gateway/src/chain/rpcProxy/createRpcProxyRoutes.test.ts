import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createByteBudget } from '../../server/http/createByteBudget.js'
import { createRpcProxyRoutes } from './createRpcProxyRoutes.js'
import { getMethods } from './methods.js'
import { createRpcMetrics } from './RpcMetrics.js'

/** Sends one call to a node whose answer has some bytes, and returns the socket of the client. */
async function sendCall(
  answerBytes: number,
  answerBudget = createByteBudget({ total: 100, perAddress: 100 }),
) {
  const socket = new Socket()
  const pool = {
    async call(
      _call: object,
      { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
    ) {
      onBytes(answerBytes)
      // The socket is closed in a later task.
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
      return { kind: 'result', json: '"0x1"' } as const
    },
    callTogether: () => Promise.reject(new Error('A single call is no batch')),
  }
  const [route] = createRpcProxyRoutes({
    chains: [
      {
        ...{ id: 'eip155:1', methods: getMethods('eip155:1'), hasSubscriptions: false, hedgeMs: 1_000 },
        ...{ pool, getPauseMs: () => 0 },
      },
    ],
    projects: () => [],
    quota: { take: () => {}, charge: () => true },
    now: () => 0,
    answerBudget,
    metrics: createRpcMetrics(new Registry()),
  })
  const response = Promise.resolve(
    route?.handle({
      raw: new IncomingMessage(socket),
      query: new URLSearchParams({ chainId: 'eip155:1', projectId: 'p' }),
      id: '',
      address: { ip: '127.0.0.1', isLocal: true },
      text: async () => '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}',
    }),
  )
  return { socket, response }
}

test('default: keeps the connection, and removes its listener', async () => {
  const { socket, response } = await sendCall(100)
  expect(await response).toMatchObject({ body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' })
  expect([socket.destroyed, socket.listenerCount('close')]).toEqual([false, 0])
})

test('error: disconnects the client if its answers are too large together', async () => {
  const { socket, response } = await sendCall(101)
  await expect(response).rejects.toMatchObject({ status: 499 })
  expect(socket.destroyed).toBe(true)
})

test('behavior: an answer counts until its client has received it', async () => {
  const budget = createByteBudget({ total: 100, perAddress: 100 })
  const slow = await sendCall(60, budget)
  const { onSent } = (await slow.response) ?? {}
  await (await sendCall(40, budget)).response
  expect(slow.socket.destroyed).toBe(false)
  await (await sendCall(41, budget)).response
  expect(slow.socket.destroyed).toBe(true)
  onSent?.()
})
