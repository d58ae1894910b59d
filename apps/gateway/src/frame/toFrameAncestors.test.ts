import { expect, test } from 'vitest'
import { isAllowedParent, withScheme } from './isAllowedParent.js'
import { listExactOrigins } from './listExactOrigins.js'
import { toFrameAncestors } from './toFrameAncestors.js'

const local =
  'http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:* http://*.localhost:* https://*.localhost:*'
const get = (pattern: string, parent?: string) => {
  const value = toFrameAncestors({ id: 'demo', allowedOrigins: [pattern] }, parent)
  return value.replace(local, '').trim()
}

test('default: local origins, and nothing else for an empty list', () => {
  expect(toFrameAncestors({ id: 'demo', allowedOrigins: [] }, undefined)).toBe(local)
  expect(toFrameAncestors({ id: 'demo', allowedOrigins: [] }, 'https://any.example')).toBe(local)
})

test('error: no page may embed the frame for an unknown project', () => {
  expect(toFrameAncestors(undefined, 'https://app.example.com')).toBe("'none'")
  expect(toFrameAncestors(undefined, 'http://localhost:3000')).toBe("'none'")
})

test.each([
  ['https://App.example.com', 'https://app.example.com'],
  ['example.com', 'https://example.com'],
  ['*.example.com:8443', 'https://*.example.com:8443'],
  ['https://*.example.com', 'https://*.example.com'],
  ['https://app.example.com:8443', 'https://app.example.com:8443'],
  ['https://app.example.com:*', 'https://app.example.com:*'],
  ['http://intranet', 'http://intranet'],
])('behavior: %s is %s', (pattern, expected) => {
  expect(get(pattern)).toBe(expected)
})

test.each(['https://*', '*', '*:*', 'https://*.com', 'https://app.*.example.com', 'https://*.*.example.com'])(
  'behavior: %s would allow more hosts in a policy, and is left out',
  (pattern) => {
    expect(get(pattern)).toBe('')
  },
)

test.each([
  ['https://app.*.example.com', 'https://app.eu.example.com', 'https://app.eu.example.com'],
  ['https://app.*.example.com', 'https://app.eu.x.example.com', ''],
  ['https://*.com', 'https://example.com', 'https://example.com'],
  ['https://a.example.com', 'https://b.example.com', 'https://a.example.com'],
  ['https://*.com', "https://x.com; script-src 'unsafe-inline'", ''],
  ['https://*.com', 'https://example.com/path', ''],
  ['https://*.com', 'null', ''],
])('behavior: %s with the parent %s is %j', (pattern, parent, expected) => {
  expect(get(pattern, parent)).toBe(expected)
})

test.each([
  ['example.com', 'https://example.com', true],
  ['example.com', 'http://example.com', false],
  ['*.example.com:*', 'http://a.example.com:3000', false],
  ['http://intranet', 'http://intranet', true],
])(
  'behavior: a pattern without a scheme allows no page without https: %s, %s: %s',
  (pattern, parent, isAllowed) => {
    const project = { id: 'demo', allowedOrigins: [pattern] }
    expect(isAllowedParent(project, parent)).toBe(isAllowed)
    const sources = toFrameAncestors(project, parent).replace(local, '')
    expect(sources.includes('http://')).toBe(pattern.startsWith('http://'))
    expect(listExactOrigins(project)).toEqual(pattern.includes('*') ? [] : [withScheme(pattern)])
  },
)

test.each([
  'https://localhost.example.com',
  'https://my-localhost.example',
  'https://127.0.0.1.example.com',
  'https://10.0.0.1',
  'file://localhost',
])('error: %s is no local origin', (origin) => {
  expect(isAllowedParent({ id: 'demo', allowedOrigins: [] }, origin)).toBe(false)
})

test.each(['http://localhost:3000', 'https://app.localhost', 'http://127.0.0.1:8080', 'http://[::1]:5173'])(
  'default: a page of this device embeds the frame of each project: %s',
  (origin) => {
    expect(isAllowedParent({ id: 'demo', allowedOrigins: [] }, origin)).toBe(true)
  },
)
