import { expect, test } from 'vitest'
import { type AccessRequest, checkAccess } from './checkAccess.js'

const key = 'Unauthorized: invalid key'
const wrongOrigin = 'Unauthorized: origin not allowed'
const projects = [
  { id: 'open', allowedOrigins: [] },
  { id: 'listed', allowedOrigins: ['https://a.com', 'https://*.b.com'] },
]
const visitor = (projectId: string | undefined, origin?: string, isLocal = false): AccessRequest => ({
  projectId,
  origin,
  isLocal,
})

test.each([
  ['an unknown project', visitor('other'), key],
  ['an unknown project of a local page', visitor('other', 'http://localhost', true), key],
  ['no project', visitor(undefined), key],
  ['an empty project', visitor(''), key],
  ['a project without a list', visitor('open', 'https://any.com'), undefined],
  ['a page on the list', visitor('listed', 'https://a.com'), undefined],
  ['the second pattern of the list', visitor('listed', 'https://x.b.com'), undefined],
  ['a page off the list', visitor('listed', 'https://c.com'), wrongOrigin],
  ['a page whose origin is opaque', visitor('listed', 'null'), wrongOrigin],
  ['an app without a page', visitor('listed'), undefined],
  ['a local page', visitor('listed', 'http://127.0.0.1:5173'), undefined],
  ['a page that only begins like a local one', visitor('listed', 'http://localhost.evil.com'), wrongOrigin],
])('behavior: with projects, %s', (_name, given, expected) => {
  expect(checkAccess(projects, given)).toBe(expected)
})

test.each([
  ['a local page', visitor('any', 'http://localhost:3000'), undefined],
  ['a local page by name', visitor('any', 'http://app.localhost:3000'), undefined],
  ['a local page by IPv6', visitor('any', 'http://[::1]:3000'), undefined],
  ['a local program', visitor('any', undefined, true), undefined],
  ['another machine', visitor('any', undefined, false), wrongOrigin],
  ['a page of elsewhere in a local browser', visitor('any', 'https://a.com', true), wrongOrigin],
  ['no project', visitor(undefined, 'http://localhost', true), key],
])('behavior: without projects, %s', (_name, given, expected) => {
  expect(checkAccess([], given)).toBe(expected)
})
