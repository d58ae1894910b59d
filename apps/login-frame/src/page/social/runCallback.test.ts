import { expect, test } from 'vitest'
import { responseContext } from '../../shared/social/responseContext.js'
import { openBytes } from '../../worker/storage/openBytes.js'
import { fromBase64Url } from './bytes.js'
import { createFakeLoginPage } from './createFakeLoginPage.fixtures.js'
import { runCallback } from './runCallback.js'

const app = 'https://my-dapp.example'
const callback = 'https://frame.example/callback'
const state = `flow-0001.${btoa(app).replace(/=+$/, '')}.random`
const href = `${callback}?code=a%2Bb&state=${state}&iss=https%3A%2F%2Fprovider.example#_=_`
const storageKey = `latchkit-redirect:${state}`
const key = 'K'.repeat(43)
const wait = { text: 'One moment…' }
const closeWindow = { text: 'Close this window and log in again.' }
const toStored = (returnUrl: string, given = key) =>
  new URLSearchParams({ return: returnUrl, key: given }).toString()

test('default: hands the code to the frame that has begun the login, and an address without it to the app', async () => {
  const { page, actions, handed } = createFakeLoginPage({ href, hasOpener: true, app })
  await runCallback(page)
  expect(handed).toEqual([href])
  expect(actions).toEqual([
    wait,
    { data: { resultUri: `${callback}?state=${state}` }, origin: app },
    { text: 'You can close this window.' },
    'close',
  ])
})

test('behavior: the app receives an error of the provider', async () => {
  const uri = `${callback}?error=access_denied&error_description=text&state=${state}`
  const { page, actions, handed } = createFakeLoginPage({ href: uri, hasOpener: true, app })
  await runCallback(page)
  expect(handed).toEqual([uri])
  const resultUri = `${callback}?state=${state}&error=access_denied`
  expect(actions).toContainEqual({ data: { resultUri }, origin: app })
})

test('error: without a frame that has begun the login, no page receives anything', async () => {
  const { page, actions, handed } = createFakeLoginPage({ href, hasOpener: true, app: null })
  await runCallback(page)
  expect(handed).toEqual([href])
  expect(actions).toEqual([wait, closeWindow])
})

test('default: returns to the page of the app that the frame has named, once, with a response that only the frame can decrypt', async () => {
  const { page, actions, storage, handed } = createFakeLoginPage({
    href,
    stored: { [storageKey]: toStored(`${app}/`) },
  })
  await runCallback(page)
  expect([actions.length, storage.size, handed]).toEqual([2, 0, []])
  const { url } = actions[1] as { url: string }
  expect(url.startsWith(`${app}/?result_uri=`)).toBe(true)
  const result = new URL(new URL(url).searchParams.get('result_uri') ?? '')
  expect([result.origin + result.pathname, [...result.searchParams.keys()]]).toEqual([
    callback,
    ['state', 'sealed'],
  ])
  expect(url).not.toContain('a%2Bb')
  const raw = fromBase64Url(key) ?? new Uint8Array()
  const imported = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const sealed = fromBase64Url(result.searchParams.get('sealed') ?? '') ?? new Uint8Array()
  const opened = await openBytes(imported, sealed, responseContext(state))
  expect(new TextDecoder().decode(opened)).toBe(href)
  await runCallback(page)
  expect(actions.slice(2)).toEqual([wait, closeWindow])
})

test.each([
  ['/a?b=c%20d&e=+&f#/route', '/a?b=c%20d&e=+&f&', '#/route'],
  ['/?result_uri=old&a=1', '/?a=1&', ''],
  ['/?my_result_uri=1', '/?my_result_uri=1&', ''],
])('behavior: keeps the query and the fragment of %s', async (path, before, after) => {
  const { page, actions } = createFakeLoginPage({ href, stored: { [storageKey]: toStored(app + path) } })
  await runCallback(page)
  const { url } = actions[1] as { url: string }
  expect(url.replace(/(?<=[?&])result_uri=[^#]+/, '')).toBe(`${app}${before}${after}`)
})

test('behavior: a tab of the app that another page has opened returns to the app', async () => {
  const stored = { [storageKey]: toStored(`${app}/`) }
  const { page, actions, handed } = createFakeLoginPage({ href, hasOpener: true, app, stored })
  await runCallback(page)
  expect(handed).toEqual([])
  expect(actions[1]).toEqual({ url: expect.stringMatching(/^https:\/\/my-dapp\.example\/\?result_uri=/) })
})

test('behavior: without storage, the frame receives the response', async () => {
  const { page, handed } = createFakeLoginPage({ href, hasOpener: true, app, isStorageBlocked: true })
  await runCallback(page)
  expect(handed).toEqual([href])
})

test.each([
  ['no state', `${callback}?code=code`],
  ['an empty state', `${callback}?code=code&state=`],
  ['a second state', href.replace('#', '&state=other#')],
  ['a state in the fragment', `${callback}#code=code&state=${state}`],
])('error: %s', async (_, address) => {
  const { page, actions, handed } = createFakeLoginPage({ href: address, hasOpener: true, app })
  await runCallback(page)
  expect([actions, handed]).toEqual([[closeWindow], []])
})

test.each([
  ['no key', new URLSearchParams({ return: `${app}/` }).toString()],
  ['a short key', toStored(`${app}/`, 'K')],
  ['no page', new URLSearchParams({ key }).toString()],
  ['the page of another login', undefined],
])('error: %s in the storage returns nowhere', async (_, text) => {
  const stored: Readonly<Record<string, string>> =
    text === undefined ? { 'latchkit-redirect:other': toStored(`${app}/`) } : { [storageKey]: text }
  const { page, actions } = createFakeLoginPage({ href, stored })
  await runCallback(page)
  expect(actions).toEqual([wait, closeWindow])
})
