import { expect, test } from 'vitest'
import { createFakeLoginPage } from './createFakeLoginPage.fixtures.js'
import { runCallback } from './runCallback.js'

const app = 'https://my-dapp.example'
const toState = (origin: string) => `flow-0001.${btoa(origin).replace(/=+$/, '')}.random`
const state = toState(app)
const callback = 'https://frame.example/callback'
const href = `${callback}?code=a%2Bb&state=${state}&iss=https%3A%2F%2Fprovider.example#_=_`
const key = `latchkit-return:${state}`
const closeWindow = { text: 'Close this window and log in again.' }

test.each([
  ['a code', href],
  ['an error', `${callback}?error=access_denied&state=${state}`],
])('default: posts %s to the app, and to no other origin', (_, address) => {
  const { page, actions } = createFakeLoginPage({ href: address, hasOpener: true })
  runCallback(page)
  expect(actions).toEqual([
    { data: { resultUri: address }, origin: app },
    { text: 'You can close this window.' },
    'close',
  ])
})

test('default: returns to the stored page of the app, once', () => {
  const { page, actions, storage } = createFakeLoginPage({ href, stored: { [key]: `${app}/` } })
  runCallback(page)
  expect(actions).toEqual([{ url: `${app}/?result_uri=${encodeURIComponent(href)}` }])
  expect(storage.size).toBe(0)
  runCallback(page)
  expect(actions.slice(1)).toEqual([closeWindow])
})

test.each([
  ['/a?b=c%20d&e=+&f#/route', '/a?b=c%20d&e=+&f&', '#/route'],
  ['/?result_uri=old&a=1', '/?a=1&', ''],
  ['/?my_result_uri=1', '/?my_result_uri=1&', ''],
])('behavior: keeps the query and the fragment of %s', (path, before, after) => {
  const { page, actions } = createFakeLoginPage({ href, stored: { [key]: app + path } })
  runCallback(page)
  expect(actions).toEqual([{ url: `${app}${before}result_uri=${encodeURIComponent(href)}${after}` }])
})

test('behavior: a tab of the app that another page has opened returns to the app', () => {
  const { page, actions } = createFakeLoginPage({ href, hasOpener: true, stored: { [key]: `${app}/` } })
  runCallback(page)
  expect(actions).toEqual([{ url: `${app}/?result_uri=${encodeURIComponent(href)}` }])
})

test('behavior: without storage, the app receives the address', () => {
  const { page, actions } = createFakeLoginPage({ href, hasOpener: true, isStorageBlocked: true })
  runCallback(page)
  expect(actions).toContainEqual({ data: { resultUri: href }, origin: app })
})

test.each([
  ['no state', `${callback}?code=code`],
  ['a second state', `${href.replace('#', `&state=${toState('https://evil.example')}#`)}`],
  ['any origin', `${callback}?code=code&state=${toState('*')}`],
  ['the origin of the page', `${callback}?code=code&state=${toState('/')}`],
  ['no origin', `${callback}?code=code&state=flow-0001..random`],
  ['the origin null', `${callback}?code=code&state=${toState('null')}`],
  ['a script', `${callback}?code=code&state=${toState('javascript:alert(1)')}`],
  ['an origin of another scheme', `${callback}?code=code&state=${toState('ftp://my-dapp.example')}`],
  ['a file', `${callback}?code=code&state=${toState('file:///etc')}`],
  ['a URL with a path', `${callback}?code=code&state=${toState(`${app}/`)}`],
  ['a URL with a user', `${callback}?code=code&state=${toState('https://my-dapp.example@evil.example')}`],
  ['two parts', `${callback}?code=code&state=${state.split('.').slice(0, 2).join('.')}`],
  ['no flow', `${callback}?code=code&state=${state.slice('flow-0001'.length)}`],
  ['characters that are not base64url', `${callback}?code=code&state=flow-0001.aHR0*.random`],
  ['a length that is not that of base64', `${callback}?code=code&state=flow-0001.aHR0c.random`],
  ['a state in the fragment', `${callback}#code=code&state=${state}`],
])('error: %s in place of an app', (_, address) => {
  const stored = Object.fromEntries(
    new URL(address).searchParams.getAll('state').map((one) => [`latchkit-return:${one}`, `${app}/`]),
  )
  const { page, actions } = createFakeLoginPage({ href: address, hasOpener: true, stored })
  runCallback(page)
  expect(actions).toEqual([closeWindow])
})

test.each([
  ['another origin', 'https://evil.example/'],
  ['another port', `${app}:8443/`],
  ['a script', 'javascript:alert(1)'],
  ['a blob of the app', `blob:${app}/id`],
  ['text', 'my-dapp.example'],
])('error: %s as the stored page of the app', (_, target) => {
  const { page, actions, storage } = createFakeLoginPage({ href, stored: { [key]: target } })
  runCallback(page)
  expect(actions).toEqual([closeWindow])
  expect(storage.size).toBe(0)
})

test('error: the page of another login is not used', () => {
  const other = `latchkit-return:${toState('https://evil.example')}`
  const { page, actions } = createFakeLoginPage({ href, stored: { [other]: 'https://evil.example/' } })
  runCallback(page)
  expect(actions).toEqual([closeWindow])
})
