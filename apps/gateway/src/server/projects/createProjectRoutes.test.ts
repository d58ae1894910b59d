import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createProjectRoutes } from './createProjectRoutes.js'
import type { Project } from './Project.js'

function getOrigins(projects: readonly Project[]) {
  const [route] = createProjectRoutes(() => projects)
  return route?.handle({
    raw: new IncomingMessage(new Socket()),
    query: new URLSearchParams({ projectId: 'p' }),
    id: '',
    address: { ip: '', isLocal: true },
    text: async () => '',
  })
}

test('behavior: every origin has a scheme, because clients of other kits compare whole origins', () => {
  const allowedOrigins = ['https://a.example.com', 'b.example.com', '*.c.example.com:8443']
  expect(getOrigins([{ id: 'p', allowedOrigins }])).toEqual({
    body: {
      allowedOrigins: [
        'https://a.example.com',
        ...['https://b.example.com', 'http://b.example.com'],
        ...['https://*.c.example.com:8443', 'http://*.c.example.com:8443'],
      ],
    },
  })
})

test('default: without projects, local origins', () => {
  expect(getOrigins([])).toEqual({ body: { allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] } })
})

test('error: an unknown project', () => {
  expect(() => getOrigins([{ id: 'q', allowedOrigins: [] }])).toThrow('Unauthorized: invalid key')
})
