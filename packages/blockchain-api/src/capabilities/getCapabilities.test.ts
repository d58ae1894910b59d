import { expect, test } from 'vitest'
import { dataApi } from '../dataApi/dataApi.js'
import { createBackend, respond, serve } from '../server.fixtures.js'
import { fullServer } from './capabilities.fixtures.js'
import { getCapabilities } from './getCapabilities.js'
import { readCapabilities } from './readCapabilities.js'

const { signal } = new AbortController()

test('default: asks the server for the project', async () => {
  const requests: string[] = []
  const { url } = await serve((request, response) => {
    requests.push(request.url ?? '')
    respond(response, fullServer)
  })
  expect(await getCapabilities(createBackend(url), signal)).toEqual(readCapabilities(fullServer))
  expect(requests).toEqual(['/v1/capabilities?projectId=demo&st=latchkit&sv=source'])
})

test('behavior: everything is unknown for a server of a version without it', async () => {
  const { url } = await serve((_, response) => void response.writeHead(404).end('{}'))
  expect(await getCapabilities(createBackend(url), signal)).toEqual({})
})

test('behavior: an answer that is none is unknown, and no answer is an error', async () => {
  const { url } = await serve((_, response) => respond(response, '["available"]'))
  expect(await getCapabilities(createBackend(url), signal)).toEqual({})
  const failing = await serve((_, response) => void response.writeHead(500).end())
  await expect(getCapabilities(createBackend(failing.url), signal)).rejects.toMatchObject({
    code: 'service-unreachable',
  })
})

test('behavior: the data API asks with the first call', async () => {
  const { url } = await serve((_, response) => respond(response, fullServer))
  const { clock } = createBackend(url)
  const api = dataApi({ url })({ projectId: 'demo', clock } as Parameters<ReturnType<typeof dataApi>>[0])
  expect(await api.getCapabilities?.({ signal })).toMatchObject({ onramp: { status: 'available' } })
})
