import { expect, test } from 'vitest'
import { readRemoteUrls } from './remoteUrls.js'

test('default', () => {
  expect(readRemoteUrls(new URLSearchParams())).toEqual({
    relayUrl: 'ws://127.0.0.1:8787',
    catalogueUrl: 'http://127.0.0.1:8787',
    projectId: 'devnet',
    phoneUrl: expect.stringContaining('http://127.0.0.1:'),
  })
})

test('param: every query parameter', () => {
  const query = '?relay=ws://here:1&catalogue=none&project=demo&phone=http://there:2'
  expect(readRemoteUrls(new URLSearchParams(query))).toEqual({
    relayUrl: 'ws://here:1',
    catalogueUrl: undefined,
    projectId: 'demo',
    phoneUrl: 'http://there:2',
  })
})
