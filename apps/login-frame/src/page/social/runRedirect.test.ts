import { expect, test } from 'vitest'
import { createFakeLoginPage } from './createFakeLoginPage.fixtures.js'
import { runRedirect } from './runRedirect.js'
import { toRedirectUrl } from './toRedirectUrl.js'

const frame = 'https://frame.example'
const provider = 'https://provider.example/authorize?scope=openid+email&state=state-0001'
const returnUrl = 'https://my-dapp.example/swap?from=a%20b#/route'
const key = 'K'.repeat(43)
const toHref = (uri = provider, login = {}) => toRedirectUrl(frame, uri, { returnUrl, key, ...login })
const invalidLink = { text: 'The login can’t start here. Go back to the app and log in again.' }

test('default: the frame opens it: stores the page of the app with the key of the frame, and goes to the provider', () => {
  const { page, actions, storage } = createFakeLoginPage({ href: toHref(), referrer: `${frame}/` })
  runRedirect(page)
  expect(actions).toEqual([{ url: provider }])
  const stored = new URLSearchParams({ return: returnUrl, key }).toString()
  expect([...storage]).toEqual([['latchkit-redirect:state-0001', stored]])
})

test('default: a provider on this device', () => {
  const uri = 'http://127.0.0.1:4000/authorize?state=state-0001'
  const { page, actions } = createFakeLoginPage({ href: toHref(uri), referrer: `${frame}/` })
  runRedirect(page)
  expect(actions).toEqual([{ url: uri }])
})

test.each([
  ['an app', 'https://my-dapp.example/'],
  ['a page that hides its origin, a mail or a bookmark', ''],
  ['a subdomain of the frame', 'https://a.frame.example/'],
  ['another scheme', 'http://frame.example/'],
  ['text', 'frame.example'],
])('error: a link of %s begins no login', (_, referrer) => {
  const { page, actions, storage } = createFakeLoginPage({ href: toHref(), referrer })
  runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test.each([
  ['nothing', `${frame}/redirect`],
  ['parameters in the query', toHref().replace('#', '?')],
  ['no page of the app', toHref(provider, { returnUrl: '' })],
  ['no key', toHref(provider, { key: '' })],
  ['a short key', toHref(provider, { key: 'K'.repeat(42) })],
  ['a key that is not base64url', toHref(provider, { key: '*'.repeat(43) })],
  ['no provider', toHref('')],
  ['a second provider', `${toHref()}&uri=https%3A%2F%2Fevil.example`],
  ['a second page', `${toHref()}&return=https%3A%2F%2Fevil.example`],
  ['a second key', `${toHref()}&key=${key}`],
  ['a script as the page', toHref(provider, { returnUrl: 'javascript:alert(1)' })],
  ['a blob of the app', toHref(provider, { returnUrl: 'blob:https://my-dapp.example/id' })],
  ['a script as the provider', toHref('javascript:alert(1)//?state=state-0001')],
  ['a data URL as the provider', toHref('data:text/html,a?state=state-0001')],
  ['a provider without TLS', toHref(provider.replace('https', 'http'))],
  ['a path', toHref('/authorize?state=state-0001')],
  ['a provider without a state', toHref('https://provider.example/authorize')],
  ['a second state', toHref(`${provider}&state=state-0002`)],
])('error: %s', (_, href) => {
  const { page, actions, storage } = createFakeLoginPage({ href, referrer: `${frame}/` })
  runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test('error: a browser that blocks the storage', () => {
  const { page, actions } = createFakeLoginPage({
    ...{ href: toHref(), referrer: `${frame}/` },
    isStorageBlocked: true,
  })
  runRedirect(page)
  expect(actions).toEqual([invalidLink])
})
