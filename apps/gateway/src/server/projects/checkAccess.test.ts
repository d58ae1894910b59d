import { expect, test } from 'vitest'
import { type AccessRequest, checkAccess } from './checkAccess.js'

const key = 'Unauthorized: invalid key'
const wrongOrigin = 'Unauthorized: origin not allowed'
const projects = [
  { id: 'open', allowedOrigins: [] },
  { id: 'listed', allowedOrigins: ['https://a.com', 'https://*.b.com'] },
]
const createRequest = (projectId: string | undefined, origin?: string, isLocal = false): AccessRequest => ({
  projectId,
  origin,
  isLocal,
})

test.each([
  ['an unknown project', createRequest('other'), key],
  ['an unknown project, a local origin', createRequest('other', 'http://localhost', true), key],
  ['no project', createRequest(undefined), key],
  ['an empty project', createRequest(''), key],
  ['a project without a list', createRequest('open', 'https://any.com'), undefined],
  ['a listed origin', createRequest('listed', 'https://a.com'), undefined],
  ['the second pattern of the list', createRequest('listed', 'https://x.b.com'), undefined],
  ['an origin that is not listed', createRequest('listed', 'https://c.com'), wrongOrigin],
  ['an opaque origin', createRequest('listed', 'null'), wrongOrigin],
  ['a native app without an origin', createRequest('listed'), undefined],
  ['a local origin', createRequest('listed', 'http://127.0.0.1:5173'), undefined],
  [
    'an origin that starts with "localhost"',
    createRequest('listed', 'http://localhost.evil.com'),
    wrongOrigin,
  ],
])('behavior: with projects, %s', (_name, given, expected) => {
  expect(checkAccess(projects, given)).toBe(expected)
})

test.each([
  ['a local origin', createRequest('any', 'http://localhost:3000'), undefined],
  ['a subdomain of localhost', createRequest('any', 'http://app.localhost:3000'), undefined],
  ['a local IPv6 origin', createRequest('any', 'http://[::1]:3000'), undefined],
  ['a local program', createRequest('any', undefined, true), undefined],
  ['another machine', createRequest('any', undefined, false), wrongOrigin],
  ['a remote origin in a local browser', createRequest('any', 'https://a.com', true), wrongOrigin],
  ['no project', createRequest(undefined, 'http://localhost', true), key],
])('behavior: without projects, %s', (_name, given, expected) => {
  expect(checkAccess([], given)).toBe(expected)
})
