import { expect, test } from 'vitest'
import { createFakeLoginPage } from './createFakeLoginPage.fixtures.js'
import { digestFragment } from './digestFragment.js'
import { runRedirect } from './runRedirect.js'
import { toRedirectUrl } from './toRedirectUrl.js'

const frame = 'https://frame.example'
const provider = 'https://provider.example/authorize?scope=openid+email&state=state-0001'
const returnUrl = 'https://my-dapp.example/swap?from=a%20b#/route'
const key = 'K'.repeat(43)
const toHref = (uri = provider, login = {}) => toRedirectUrl(frame, uri, { returnUrl, key, ...login })
const toFragment = (uri = provider, login = {}) =>
  new URLSearchParams({ uri, return: returnUrl, key, ...login }).toString()
const invalidLink = { text: 'The login can’t start here. Go back to the app and log in again.' }

test('default: the frame opens it: stores the page of the app with the key of the frame, and goes to the provider', async () => {
  const { page, actions, storage } = createFakeLoginPage({ href: await toHref(), referrer: `${frame}/` })
  await runRedirect(page)
  expect(actions).toEqual([{ url: provider }])
  const stored = new URLSearchParams({ return: returnUrl, key }).toString()
  expect([...storage]).toEqual([['latchkit-redirect:state-0001', stored]])
})

test('default: a provider on this device', async () => {
  const uri = 'http://127.0.0.1:4000/authorize?state=state-0001'
  const { page, actions } = createFakeLoginPage({ href: await toHref(uri), referrer: `${frame}/` })
  await runRedirect(page)
  expect(actions).toEqual([{ url: uri }])
})

test.each([
  ['an app', 'https://my-dapp.example/'],
  ['a page that hides its origin, a mail or a bookmark', ''],
  ['a subdomain of the frame', 'https://a.frame.example/'],
  ['another scheme', 'http://frame.example/'],
  ['text', 'frame.example'],
])('error: a link of %s begins no login', async (_, referrer) => {
  const { page, actions, storage } = createFakeLoginPage({ href: await toHref(), referrer })
  await runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

// A page with a handle of the window changes its fragment before the script of the page runs: the referrer is still the frame's.
test.each([
  ['another provider', toFragment('https://provider.example/authorize?state=evil')],
  ['another page and key', toFragment(provider, { return: 'https://evil.example/', key: 'E'.repeat(43) })],
  ['nothing', ''],
])('error: a fragment that another page has changed: %s', async (_, fragment) => {
  const url = new URL(await toHref())
  url.hash = fragment
  const { page, actions, storage } = createFakeLoginPage({ href: url.href, referrer: `${frame}/` })
  await runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test.each([
  ['no digest', (href: string) => href.replace(/\?[^#]*/, '')],
  ['two digests', (href: string) => href.replace('#', '&digest=a#')],
  ['parameters in the query', (href: string) => href.replace('#', '&')],
])('error: an address with %s', async (_, change) => {
  const { page, actions, storage } = createFakeLoginPage({
    href: change(await toHref()),
    referrer: `${frame}/`,
  })
  await runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test.each([
  ['nothing', ''],
  ['no page of the app', toFragment(provider, { return: '' })],
  ['no key', toFragment(provider, { key: '' })],
  ['a short key', toFragment(provider, { key: 'K'.repeat(42) })],
  ['a key that is not base64url', toFragment(provider, { key: '*'.repeat(43) })],
  ['no provider', toFragment('')],
  ['a second provider', `${toFragment()}&uri=https%3A%2F%2Fevil.example`],
  ['a second page', `${toFragment()}&return=https%3A%2F%2Fevil.example`],
  ['a second key', `${toFragment()}&key=${key}`],
  ['a script as the page', toFragment(provider, { return: 'javascript:alert(1)' })],
  ['a blob of the app', toFragment(provider, { return: 'blob:https://my-dapp.example/id' })],
  ['a script as the provider', toFragment('javascript:alert(1)//?state=state-0001')],
  ['a data URL as the provider', toFragment('data:text/html,a?state=state-0001')],
  ['a provider without TLS', toFragment(provider.replace('https', 'http'))],
  ['a path', toFragment('/authorize?state=state-0001')],
  ['a provider without a state', toFragment('https://provider.example/authorize')],
  ['a second state', toFragment(`${provider}&state=state-0002`)],
])('error: %s', async (_, fragment) => {
  const href = `${frame}/redirect?digest=${await digestFragment(fragment)}#${fragment}`
  const { page, actions, storage } = createFakeLoginPage({ href, referrer: `${frame}/` })
  await runRedirect(page)
  expect(actions).toEqual([invalidLink])
  expect(storage.size).toBe(0)
})

test('error: a browser that blocks the storage', async () => {
  const { page, actions } = createFakeLoginPage({
    ...{ href: await toHref(), referrer: `${frame}/` },
    isStorageBlocked: true,
  })
  await runRedirect(page)
  expect(actions).toEqual([invalidLink])
})
