import { expect, test } from 'vitest'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { getSupportedChains } from './getSupportedChains.js'

async function getChains(body: unknown, headers?: Record<string, string>) {
  const { url } = await serve((_, response) => respond(response, body, headers))
  return getSupportedChains(createBackend(url), new AbortController().signal)
}

test('behavior: leaves out invalid and duplicate ids, and ids after the first thousand', async () => {
  const many = Array.from({ length: 1_001 }, (_, index) => `eip155:${index + 1}`)
  const http = ['eip155:1', 'eip155:1', 'eip155', 1, null, { id: 'eip155:2' }, '<b>:1', 'near:mainnet']
  expect(await getChains({ http, ws: many })).toMatchObject({ http: ['eip155:1'], ws: many.slice(0, 1_000) })
})

const dayMs = 86_400_000

test.each([
  ['', dayMs],
  ['public', dayMs],
  ['public,max-age=60', 60_000],
  ['Max-Age=60', 60_000],
  ['max-age="60"', 60_000],
  ['max-age=0', 0],
  ['max-age=86401', dayMs],
  [`max-age=${'9'.repeat(400)}`, dayMs],
  ['max-age=soon', dayMs],
  ['s-maxage=60', dayMs],
  ['no-store', 0],
  ['no-cache, max-age=60', 0],
])('behavior: with the header Cache-Control %j it may be cached for %i ms', async (value, maxAgeMs) => {
  const chains = await getChains({ http: [], ws: [] }, { 'cache-control': value })
  expect(chains.maxAgeMs).toBe(maxAgeMs)
})

test.each(['{}', '[]', 'null', '{"http":[]}', '{"http":{},"ws":[]}', '<html>'])(
  'error: the response %s',
  async (body) => {
    await expect(getChains(body)).rejects.toMatchObject({ code: 'service-response' })
  },
)
