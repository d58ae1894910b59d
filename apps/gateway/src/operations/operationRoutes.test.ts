import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics } from './createMetrics.js'
import { operationRoutes, type Vitals } from './operationRoutes.js'

const request = {
  raw: new IncomingMessage(new Socket()),
  query: new URLSearchParams(),
  id: '',
  address: { ip: '127.0.0.1', isLocal: true },
  text: async () => '',
}

function healthOf(vitals: Partial<Vitals>) {
  const [health] = operationRoutes({
    metrics: createMetrics({ mailbox: async () => 0, subscriptions: () => 0 }, false),
    isStopping: () => false,
    isBusReady: () => true,
    checkMailbox: async () => {},
    metricsToken: undefined,
    ...vitals,
  })
  return health?.handle(request)
}

test('default', async () => {
  expect(await healthOf({})).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { status: 'ok', mailbox: 'ok', bus: 'ok' },
  })
})

test('behavior: a node that stops, or has no database, is not to be used', async () => {
  expect(await healthOf({ isStopping: () => true })).toMatchObject({
    status: 503,
    body: { status: 'stopping' },
  })
  const checkMailbox = () => Promise.reject(new Error('gone'))
  expect(await healthOf({ checkMailbox })).toMatchObject({
    status: 503,
    body: { status: 'unreachable', mailbox: 'unreachable' },
  })
})

test('behavior: a node that has lost the others still serves', async () => {
  expect(await healthOf({ isBusReady: () => false })).toMatchObject({
    status: 200,
    body: { bus: 'unreachable' },
  })
})
