import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeClock } from '@latchkit/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { getSupportedChains } from './getSupportedChains.js'

function getChains(url: string) {
  const backend = { name: 'The data service', url, projectId: 'demo', clock: fakeClock() }
  return getSupportedChains(backend, new AbortController().signal)
}

async function serve(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('behavior: leaves out invalid and duplicate ids, and ids after the first thousand', async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => `eip155:${index + 1}`)
  const http = ['eip155:1', 'eip155:1', 'eip155', 1, null, { id: 'eip155:2' }, '<b>:1', 'near:mainnet']
  const body = JSON.stringify({ http, ws: many })
  expect(await getChains(await serve(body))).toEqual({ http: ['eip155:1'], ws: many.slice(0, 1_000) })
})

test.each(['{}', '[]', 'null', '{"http":[]}', '{"http":{},"ws":[]}', '<html>'])(
  'error: the response %s',
  async (body) => {
    await expect(getChains(await serve(body))).rejects.toMatchObject({ code: 'service-response' })
  },
)
