import { expect, onTestFinished, test } from 'vitest'

/** The app's origin, and that of the frame: `localhost` and `127.0.0.1` are different origins. */
const appOrigin = location.origin
const frameOrigin = appOrigin.replace('//localhost:', '//127.0.0.1:')
const toState = (origin: string) => `flow-0001.${btoa(origin).replace(/=+$/, '')}.${crypto.randomUUID()}`
const urlOf = (page: 'callback' | 'redirect', origin: string) =>
  origin + new URL(`../../${page}.html`, import.meta.url).pathname

function openWindow(url: string): Window {
  const opened = open(url, '_blank', 'popup')
  if (!opened) throw new Error('The window was blocked.')
  onTestFinished(() => opened.close())
  return opened
}

function collectMessages() {
  const messages: MessageEvent[] = []
  const listener = (event: MessageEvent) => messages.push(event)
  addEventListener('message', listener)
  onTestFinished(() => removeEventListener('message', listener))
  return messages
}

test('default: the window of a login posts its address to the app, and closes', async () => {
  const messages = collectMessages()
  const url = `${urlOf('callback', frameOrigin)}?code=code&state=${toState(appOrigin)}`
  const opened = openWindow(url)
  await expect
    .poll(() => messages.map(({ data, origin }) => ({ data, origin })))
    .toEqual([{ data: { resultUri: url }, origin: frameOrigin }])
  expect(messages[0]?.source).toBe(opened)
  await expect.poll(() => opened.closed).toBe(true)
})

test('error: an opener that is not the app receives nothing', async () => {
  const messages = collectMessages()
  for (const origin of ['https://my-dapp.example', frameOrigin, appOrigin.replace('http:', 'https:')]) {
    const opened = openWindow(`${urlOf('callback', frameOrigin)}?code=code&state=${toState(origin)}`)
    await expect.poll(() => opened.closed).toBe(true)
  }
  const opened = openWindow(`${urlOf('callback', frameOrigin)}?code=last&state=${toState(appOrigin)}`)
  await expect.poll(() => messages.length).toBe(1)
  expect(messages[0]?.source).toBe(opened)
})

test.each([`${toState('*')}`, 'state', `flow-0001.aHR0c.random`])(
  'error: the window displays that the login has failed for the state %s',
  async (state) => {
    const messages = collectMessages()
    const opened = openWindow(`${urlOf('callback', appOrigin)}?code=code&state=${state}`)
    await expect
      .poll(() => opened.document.querySelector('[role=status]')?.textContent)
      .toBe('Close this window and log in again.')
    expect(messages).toEqual([])
    expect(opened.document.documentElement.lang).toBe('en')
  },
)

test('default: a login in the window of the app returns to its page', async () => {
  const messages = collectMessages()
  const state = toState(appOrigin)
  const result = `${urlOf('callback', appOrigin)}?code=code&state=${state}`
  const target = `${urlOf('callback', appOrigin).replace('callback.html', 'README.md')}?a=b%20c#route`
  const parameters = new URLSearchParams({ uri: result, return: target })
  const opened = openWindow(`${urlOf('redirect', appOrigin)}#${parameters}`)
  const expected = target.replace('#', `&result_uri=${encodeURIComponent(result)}#`)
  await expect.poll(() => opened.location.href).toBe(expected)
  expect(opened.sessionStorage.getItem(`latchkit-return:${state}`)).toBeNull()
  expect(messages).toEqual([])
})

test.each([
  ['a script as the provider', `javascript:opener.attacked=1//?state=${toState(appOrigin)}`, appOrigin],
  ['a script as the page', `${appOrigin}/?state=${toState(appOrigin)}`, 'javascript:opener.attacked=1'],
  ['a page of another origin', `${appOrigin}/?state=${toState(appOrigin)}`, frameOrigin],
])('error: %s is not opened', async (_, uri, target) => {
  const url = `${urlOf('redirect', appOrigin)}#${new URLSearchParams({ uri, return: target })}`
  const opened = openWindow(url)
  await expect
    .poll(() => opened.document.querySelector('[role=status]')?.textContent)
    .toBe('The login can’t start here. Go back to the app and log in again.')
  expect(opened.location.href).toBe(url)
  expect(Object.keys(opened.sessionStorage).filter((key) => key.startsWith('latchkit'))).toEqual([])
  expect(window).not.toHaveProperty('attacked')
})
