import { expect, test } from 'vitest'
import { findHeaderProblems } from './findHeaderProblems.js'

const ancestors = "'self' http://localhost:* https://app.example.com *.preview.example.com"

/** Headers as the frame's server of the gateway sends them. */
function createHeaders(hsts = 'max-age=63072000; includeSubDomains'): Headers {
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: https://login.example",
      "font-src 'self'",
      "connect-src 'self' https://login.example https://recovery.example",
      "worker-src 'self'",
      `frame-ancestors ${ancestors}`,
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types latchkit-frame',
    ].join('; '),
    'permissions-policy': 'camera=(), clipboard-read=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    ...(hsts && { 'strict-transport-security': hsts }),
  })
}

test('default: the headers of the frame', () => {
  expect(findHeaderProblems(createHeaders(), { kind: 'page', isHttps: true })).toEqual([])
  const local = createHeaders('')
  expect(findHeaderProblems(local, { kind: 'page', isHttps: false })).toEqual([])
  expect(findHeaderProblems(local, { kind: 'page', isHttps: true })).toEqual([
    'Strict-Transport-Security must have a max-age of at least 12 days',
  ])
})

test('default: the headers of the pages of social logins', () => {
  const headers = createHeaders()
  headers.set('referrer-policy', 'no-referrer')
  headers.set(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
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
