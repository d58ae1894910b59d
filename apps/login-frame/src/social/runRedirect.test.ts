import { expect, test } from 'vitest'
import { createFakeLoginPage } from './createFakeLoginPage.fixtures.js'
import { runRedirect } from './runRedirect.js'

const app = 'https://my-dapp.example'
const toState = (origin: string) => `flow-0001.${btoa(origin).replace(/=+$/, '')}.random`
const state = toState(app)
const provider = `https://provider.example/authorize?scope=openid+email&state=${state}`
const target = `${app}/swap?from=a%20b#/route`
const toHref = (uri: string, returnUrl: string) =>
  `https://frame.example/redirect#uri=${encodeURIComponent(uri)}&return=${encodeURIComponent(returnUrl)}`
const invalidLink = { text: 'The login can’t start here. Go back to the app and log in again.' }

test('default: stores the page of the app, and goes to the provider', () => {
  const { page, actions, storage } = createFakeLoginPage({ href: toHref(provider, target) })
  runRedirect(page)
  expect(actions).toEqual([{ url: provider }])
  expect([...storage]).toEqual([[`latchkit-return:${state}`, target]])
})

test('default: a provider on this device', () => {
  const uri = `http://127.0.0.1:4000/authorize?state=${state}`
  const { page, actions } = createFakeLoginPage({ href: toHref(uri, target) })
  runRedirect(page)
  expect(actions).toEqual([{ url: uri }])
})

test.each([
  ['nothing', 'https://frame.example/redirect'],
  ['parameters in the query', toHref(provider, target).replace('#', '?')],
  ['no page of the app', toHref(provider, '')],
  ['no provider', toHref('', target)],
  ['a second provider', `${toHref(provider, target)}&uri=https%3A%2F%2Fevil.example`],
  ['a second page', `${toHref(provider, target)}&return=https%3A%2F%2Fevil.example`],
  ['a page on another origin', toHref(provider, 'https://evil.example/')],
  ['a page on a subdomain', toHref(provider, 'https://a.my-dapp.example/')],
  ['a page with another scheme', toHref(provider, 'http://my-dapp.example/')],
  ['a script as the page', toHref(provider, 'javascript:alert(1)')],
  ['a script with the origin of the app', toHref(provider, `javascript:"${app}/"`)],
  ['a blob of the app', toHref(provider, `blob:${app}/id`)],
  ['a script as the provider', toHref(`javascript:alert(1)//?state=${state}`, target)],
  ['a data URL as the provider', toHref(`data:text/html,a?state=${state}`, target)],
  ['a provider without TLS', toHref(provider.replace('https', 'http'), target)],
  ['a path', toHref(`/authorize?state=${state}`, target)],
  ['a provider without a state', toHref('https://provider.example/authorize', target)],
  ['a state with another origin', toHref(provider.replace(state, toState('https://evil.example')), target)],
  ['a second state', toHref(`${provider}&state=${toState('https://evil.example')}`, target)],
  ['malformed base64', toHref(provider.replace(state, 'flow-0001.aHR0c.random'), target)],
  ['a state with missing parts', toHref(provider.replace(state, 'flow-0001'), target)],
])('error: %s', (_, href) => {
  const { page, actions, storage } = createFakeLoginPage({ href })
  runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test('error: a browser that blocks the storage', () => {
  const { page, actions } = createFakeLoginPage({ href: toHref(provider, target), isStorageBlocked: true })
  runRedirect(page)
  expect(actions).toEqual([invalidLink])
})
