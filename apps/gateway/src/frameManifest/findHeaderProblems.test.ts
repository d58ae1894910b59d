import { expect, test } from 'vitest'
import { createFrameHeaders } from '../frame/createFrameHeaders.js'
import { findHeaderProblems } from './findHeaderProblems.js'

const ancestors = "'self' http://localhost:* https://app.example.com *.preview.example.com"

function createHeaders(origin = 'https://frame.example'): Headers {
  const { page } = createFrameHeaders(
    { loginUrl: 'https://login.example', recoveryUrl: 'https://recovery.example', rpcUrls: {} },
    origin,
  )
  return new Headers({ ...page(ancestors), 'x-content-type-options': 'nosniff' })
}

test('default: the headers of the frame', () => {
  expect(findHeaderProblems(createHeaders(), { kind: 'page', isHttps: true })).toEqual([])
  const local = createHeaders('http://localhost:1')
  expect(findHeaderProblems(local, { kind: 'page', isHttps: false })).toEqual([])
  expect(findHeaderProblems(local, { kind: 'page', isHttps: true })).toEqual([
    'Strict-Transport-Security must have a max-age of at least 12 days',
  ])
})

test('default: the headers of the pages of social logins', () => {
  const { scriptPage } = createFrameHeaders(
    { loginUrl: 'https://login.example', recoveryUrl: 'https://recovery.example', rpcUrls: {} },
    'https://frame.example',
  )
  const headers = new Headers({ ...scriptPage, 'x-content-type-options': 'nosniff' })
  const options = { kind: 'loginPage', isHttps: true } as const
  expect(findHeaderProblems(headers, options)).toEqual([])
  const policy = headers.get('content-security-policy') ?? ''
  headers.set(
    'content-security-policy',
    `${policy.replace("ancestors 'none'", 'ancestors *')}; connect-src *`,
  )
  expect(findHeaderProblems(headers, options)).toEqual([
    "frame-ancestors must be 'none'",
    'connect-src must be absent',
  ])
})

test.each([
  ["default-src 'none'", 'default-src *'],
  ["script-src 'self' 'wasm-unsafe-eval'", "script-src 'self' 'unsafe-eval'"],
  ["script-src 'self' 'wasm-unsafe-eval'", "script-src 'self' https://cdn.example"],
  ["script-src 'self' 'wasm-unsafe-eval'", "script-src 'wasm-unsafe-eval'"],
  ["style-src 'self'", "style-src 'self' 'unsafe-inline'"],
  ["worker-src 'self'", "worker-src 'self' blob:"],
  ["base-uri 'none'", "base-uri 'self'"],
  ["form-action 'none'", 'form-action *'],
  ["object-src 'none'", "object-src 'self'"],
  ["; require-trusted-types-for 'script'", ''],
  ['trusted-types latchkit-frame', 'trusted-types *'],
  [`frame-ancestors ${ancestors}`, 'frame-ancestors *'],
  [`frame-ancestors ${ancestors}`, 'frame-ancestors https:'],
  [`frame-ancestors ${ancestors}`, 'frame-ancestors https://*'],
  [`frame-ancestors ${ancestors}`, 'frame-ancestors *:*'],
  [`frame-ancestors ${ancestors}; `, ''],
  ["img-src 'self' data:", "img-src 'self' https:"],
  ["connect-src 'self'", "connect-src 'self' *"],
  ["script-src 'self'", "script-src-elem *; script-src 'self'"],
  ["script-src 'self'", "script-src *; script-src 'self'"],
  ["default-src 'none'", "default-src 'none', script-src *"],
])('error: the policy with %j replaced by %j', (part, replacement) => {
  const headers = createHeaders()
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(part)
  headers.set('content-security-policy', policy.replace(part, replacement))
  expect(findHeaderProblems(headers, { kind: 'page', isHttps: true })).toHaveLength(1)
})

test.each([
  ['content-security-policy', undefined],
  ['x-content-type-options', undefined],
  ['referrer-policy', 'unsafe-url'],
  ['permissions-policy', 'camera=*'],
  ['permissions-policy', undefined],
  ['strict-transport-security', 'max-age=0'],
  ['cache-control', 'public, max-age=60'],
  ['content-type', 'text/plain'],
])('error: the header %s with %s', (name, value) => {
  const headers = createHeaders()
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  expect(findHeaderProblems(headers, { kind: 'page', isHttps: true }).length).toBeGreaterThan(0)
})
