import { describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { digestFragment } from './digestFragment.js'

/** The app's origin, and that of the frame: `localhost` and `127.0.0.1` are different origins. */
const appOrigin = location.origin
const frameOrigin = appOrigin.replace('//localhost:', '//127.0.0.1:')
const toUrl = (page: 'callback' | 'redirect', origin = frameOrigin) =>
  origin + new URL(`../../../${page}.html`, import.meta.url).pathname
const toFixtureUrl = (name: string, origin: string) =>
  origin + new URL(`./${name}.fixtures.html`, import.meta.url).pathname
const callback = toUrl('callback')
const newState = () => crypto.randomUUID()
const closeWindow = 'Close this window and log in again.'

/** The address with which the frame opens `/redirect`. */
async function toRedirect(parameters: Record<string, string>, origin = frameOrigin): Promise<string> {
  const fragment = new URLSearchParams(parameters).toString()
  return `${toUrl('redirect', origin)}?digest=${await digestFragment(fragment)}#${fragment}`
}

/** What a helper of a test that runs with others needs of it. */
type Context = Pick<TestContext, 'onTestFinished'>

function openWindow(url: string, context: Context = { onTestFinished }): Window {
  const opened = open(url, '_blank', 'popup')
  if (!opened) throw new Error('The window was blocked.')
  context.onTestFinished(() => opened.close())
  return opened
}

function collectMessages(context: Context = { onTestFinished }) {
  const messages: MessageEvent[] = []
  const listener = (event: MessageEvent) => messages.push(event)
  addEventListener('message', listener)
  context.onTestFinished(() => removeEventListener('message', listener))
  return {
    messages,
    ofApp: () =>
      messages.filter(({ data }) => data?.type !== 'frame').map(({ data, origin }) => ({ data, origin })),
  }
}

/** Embeds the frame, as an app does. */
async function embedFrame(origin = frameOrigin, context: Context = { onTestFinished }) {
  const frame = document.createElement('iframe')
  frame.src = toFixtureUrl('frame', origin)
  document.body.append(frame)
  context.onTestFinished(() => frame.remove())
  const answer = () =>
    new Promise<unknown>((resolve) => {
      const listener = ({ data, source }: MessageEvent) => {
        if (source !== frame.contentWindow || data?.type !== 'frame') return
        removeEventListener('message', listener)
        resolve(data.result)
      }
      addEventListener('message', listener)
    })
  await answer()
  const ask = async (message: object) => {
    const answered = answer()
    frame.contentWindow?.postMessage(message, origin)
    return answered
  }
  return {
    begin: (state: string) => ask({ type: 'begin', uri: `https://provider.example/?state=${state}` }),
    find: (state: string) => ask({ type: 'find', uri: `${callback}?state=${state}` }),
    read: (uri: string) => ask({ type: 'read', uri }),
  }
}

type Frame = Awaited<ReturnType<typeof embedFrame>>

/** Embeds a frame of the app's own origin, in which a script of an attacker answers each message as the frame does. Returns what it has read. */
function embedEvilFrame(context: Context): readonly unknown[] {
  const read: unknown[] = []
  const frame = document.createElement('iframe')
  document.body.append(frame)
  context.onTestFinished(() => frame.remove())
  frame.contentWindow?.addEventListener('message', ({ data, ports }) => {
    read.push(data)
    ports[0]?.postMessage(appOrigin)
  })
  return read
}

/** Waits until a page of the frame's origin has not handed its address over: it is not closed then. */
async function expectNothing(opened: Window, ofApp: () => readonly unknown[]) {
  const last = newState()
  const frame = await embedFrame()
  await frame.begin(last)
  openWindow(`${callback}?code=last&state=${last}`)
  await expect.poll(() => ofApp().length).toBe(1)
  expect(ofApp()).toEqual([{ data: { resultUri: `${callback}?state=${last}` }, origin: frameOrigin }])
  expect(opened.closed).toBe(false)
}

test('default: the frame that has begun the login receives the code, and the app an address without it', async () => {
  const { messages, ofApp } = collectMessages()
  const [state, frame, other] = [newState(), await embedFrame(), await embedFrame()]
  await frame.begin(state)
  await other.begin(newState())
  const uri = `${callback}?code=secret&state=${state}`
  const opened = openWindow(uri)
  await expect
    .poll(ofApp)
    .toEqual([{ data: { resultUri: `${callback}?state=${state}` }, origin: frameOrigin }])
  await expect.poll(() => opened.closed).toBe(true)
  expect(await frame.find(state)).toBe(uri)
  expect(await other.find(state)).toBeUndefined()
  expect(
    JSON.stringify(messages.filter(({ data }) => data?.result !== uri).map(({ data }) => data)),
  ).not.toContain('secret')
})

/** Opens a callback page in the app, and waits until it has ended without a frame, which takes its whole time limit. */
async function expectEnded(uri: string, frame: Frame, ofApp: () => readonly unknown[], context: TestContext) {
  const opened = openWindow(uri, context)
  await context.expect.poll(() => frame.read(uri)).toBe(closeWindow)
  context.expect(ofApp()).toEqual([])
  context.expect(opened.closed).toBe(false)
}

// Each waits for the time limit of its page.
describe.concurrent('a login that no frame of this browser has begun', { timeout: 180_000 }, () => {
  test('error: a window of an evil opener, whatever the state names, hands the code to no page', async (context) => {
    const { ofApp } = collectMessages(context)
    const frame = await embedFrame(frameOrigin, context)
    const read = embedEvilFrame(context)
    const state = `flow-0001.${btoa(appOrigin).replace(/=+$/, '')}.random`
    await expectEnded(`${callback}?code=code&state=${state}`, frame, ofApp, context)
    context.expect(read).toEqual([])
  })

  test('error: an app with an injected script receives no code of a login that another device has begun', async (context) => {
    const { ofApp } = collectMessages(context)
    const frame = await embedFrame(frameOrigin, context)
    const read = embedEvilFrame(context)
    const state = newState()
    await frame.begin(newState())
    await expectEnded(`${callback}?code=code&state=${state}`, frame, ofApp, context)
    context.expect(await frame.find(state)).toBeUndefined()
    context.expect(read).toEqual([])
  })
})

test('error: a frame accepts no response of the app itself', async () => {
  const state = newState()
  const frame = await embedFrame()
  await frame.begin(state)
  const message = { type: 'latchkit-provider-response', uri: `${callback}?code=code&state=${state}` }
  for (const element of document.querySelectorAll('iframe'))
    element.contentWindow?.postMessage(message, frameOrigin)
  expect(await frame.find(state)).toBeUndefined()
})

test.each(['', '?code=code', '?code=code&state=', '?code=code&state=a&state=b'])(
  'error: the window displays that the login has failed for the address %j',
  async (query) => {
    const { ofApp } = collectMessages()
    const opened = openWindow(`${toUrl('callback', appOrigin)}${query}`)
    await expect.poll(() => opened.document.querySelector('[role=status]')?.textContent).toBe(closeWindow)
    expect(ofApp()).toEqual([])
    expect(opened.document.documentElement.lang).toBe('en')
  },
)

test('default: a login in the window of the app that the frame has begun returns to its page, encrypted', async () => {
  const { messages } = collectMessages()
  const state = newState()
  // This page stands for the frame's: it has the same origin as the window that it opens.
  const own = toUrl('callback', appOrigin)
  const key = 'K'.repeat(43)
  const target = `${toUrl('callback', appOrigin).replace('callback.html', 'README.md')}?a=b%20c#route`
  const opened = openWindow(
    await toRedirect({ uri: `${own}?code=secret&state=${state}`, return: target, key }, appOrigin),
  )
  await expect.poll(() => opened.location.href).toMatch(/README\.md\?a=b%20c&result_uri=[^#]+#route$/)
  const result = new URL(new URL(opened.location.href).searchParams.get('result_uri') ?? '')
  expect([...result.searchParams.keys()]).toEqual(['state', 'sealed'])
  expect(opened.location.href).not.toContain('secret')
  expect(opened.sessionStorage.getItem(`latchkit-redirect:${state}`)).toBeNull()
  expect(messages).toEqual([])
})

test('error: a link of an app, an evil page or a mail to the page of redirects begins no login', async () => {
  const { ofApp } = collectMessages()
  const state = newState()
  const frame = await embedFrame()
  await frame.begin(state)
  const key = 'K'.repeat(43)
  const parameters = { uri: `${callback}?code=code&state=${state}`, return: appOrigin, key }
  const href = await toRedirect(parameters)
  // If it went to the provider, the response would reach the frame.
  openWindow(href)
  const link = document.createElement('a')
  Object.assign(link, { href, target: '_blank', rel: 'noreferrer' })
  link.click()
  await expectNothing(window, ofApp)
  expect(await frame.find(state)).toBeUndefined()
})

test('error: a page with a handle of the window, which changes the fragment before the script of the page runs, begins no login', async () => {
  // This page stands for the frame's, which opens the page, and for the attacker.
  const toLogin = (name: string) => ({
    uri: `${toUrl('callback', appOrigin)}?code=${name}&state=${newState()}`,
    return: `${appOrigin}/?${name}`,
    key: 'K'.repeat(43),
  })
  const opened = openWindow(await toRedirect(toLogin('own'), appOrigin))
  const evil = new URLSearchParams(toLogin('evil')).toString()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!opened.location.pathname.endsWith('/redirect.html')) return
      clearInterval(timer)
      opened.location.hash = evil
      resolve()
    })
  })
  await expect
    .poll(() => opened.document.querySelector('[role=status]')?.textContent)
    .toBe('The login can’t start here. Go back to the app and log in again.')
  expect(opened.location.pathname).toMatch(/redirect\.html$/)
  expect(Object.keys(opened.sessionStorage).filter((key) => key.startsWith('latchkit'))).toEqual([])
})

test.each([
  ['a script as the provider', 'javascript:opener.attacked=1//?state=state', appOrigin],
  ['a script as the page', `${appOrigin}/?state=state`, 'javascript:opener.attacked=1'],
])('error: %s is not opened', async (_, uri, target) => {
  const url = await toRedirect({ uri, return: target, key: 'K'.repeat(43) }, appOrigin)
  const opened = openWindow(url)
  await expect
    .poll(() => opened.document.querySelector('[role=status]')?.textContent)
    .toBe('The login can’t start here. Go back to the app and log in again.')
  expect(opened.location.href).toBe(url)
  expect(Object.keys(opened.sessionStorage).filter((key) => key.startsWith('latchkit'))).toEqual([])
  expect(window).not.toHaveProperty('attacked')
})
