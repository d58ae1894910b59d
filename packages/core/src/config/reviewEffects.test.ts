import { afterEach, expect, test, vi } from 'vitest'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { warnOfPage } from './inDevelopment.js'
import { findInvalidValues } from './reviewEffects.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The values that a browser accepts for each property. */
const accepted: Readonly<Record<string, string>> = {
  color: '#3b5bfd',
  'padding-top': '12px',
  'flex-grow': '1.2',
}

test('error: names the theme values that the browser does not accept', () => {
  const supports = vi.fn((property: string, value: string) => accepted[property] === value)
  vi.stubGlobal('CSS', { supports })
  expect(findInvalidValues({ accent: '#3b5bfd', radius: '12px', motion: '1.2' })).toEqual([])
  expect(findInvalidValues({ accent: 'blau', radius: '12', motion: 'fast' })).toEqual([
    'The theme variable "accent" has no effect: it must be a color such as #3b5bfd, got "blau".',
    'The theme variable "radius" has no effect: it must be a length such as 12px, got "12".',
    'The theme variable "motion" has no effect: it must be a number such as 1.2, got "fast".',
  ])
  expect(findInvalidValues({ surface: 'light-dark(#fff, #000)', text: 'var(--brand)' })).toEqual([])
})

test('default: a server knows no values of CSS', () => {
  expect(findInvalidValues({ accent: 'blau' })).toEqual([])
})

/** Returns the warnings of a page that has a policy, and how often its server was asked. */
async function warnOfPolicy(policy: string | null, mode: string, options: object) {
  const fetch = vi.fn(async () => ({ headers: { get: () => policy } }))
  vi.stubGlobal('location', { href: 'https://my-dapp.example/' })
  vi.stubGlobal('fetch', fetch)
  vi.stubEnv('NODE_ENV', mode)
  const warnings: string[] = []
  warnOfPage(options, null, (text) => warnings.push(text))
  await nextMacrotask()
  return { warnings, asked: fetch.mock.calls.length }
}
const login = () => {}

test.each(['same-origin', 'same-origin; report-to="coop"'])(
  'error: the policy %j of the page cuts off the windows of the login',
  async (policy) => {
    const { warnings } = await warnOfPolicy(policy, 'development', { login })
    expect(warnings).toEqual([
      'Users of the login can approve nothing, and cannot log in with an account of another site: the page has the header "Cross-Origin-Opener-Policy: same-origin", which cuts off the windows of the login. Send "same-origin-allow-popups".',
    ])
  },
)

test.each([null, 'unsafe-none', 'same-origin-allow-popups', 'noopener-allow-popups'])(
  'default: the policy %j of the page is not reported',
  async (policy) => {
    expect(await warnOfPolicy(policy, 'development', { login })).toEqual({ warnings: [], asked: 1 })
  },
)

test.each([
  ['a production build', 'production', { login }],
  ['a test', 'test', { login }],
  ['a kit without a login', 'development', {}],
])('behavior: the server is not asked for the page of %s', async (_, mode, options) => {
  expect(await warnOfPolicy('same-origin', mode, options)).toEqual({ warnings: [], asked: 0 })
})

test('behavior: a server that does not answer is not reported', async () => {
  vi.stubGlobal('location', { href: 'https://my-dapp.example/' })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubEnv('NODE_ENV', 'development')
  const warn = vi.fn()
  warnOfPage({ login }, null, warn)
  await nextMacrotask()
  expect(warn).not.toHaveBeenCalled()
})
