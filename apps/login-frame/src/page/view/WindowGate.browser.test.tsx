import './frame.css'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { ApprovalContent } from '../approval/types.js'
import { en } from '../copy/en.js'
import { frame as ar } from '../copy/languages/ar/frame.js'
import { isFramed } from './isFramed.js'
import { origin, renderRequest, signIn } from './renderRequest.fixtures.js'

const { prototype } = IntersectionObserverEntry
const visibility = Object.getOwnPropertyDescriptor(prototype, 'isVisible') ?? {}

beforeEach(() => page.viewport(360, 600))
afterEach(async () => {
  await cleanup()
  Object.defineProperty(prototype, 'isVisible', visibility)
})

/** Makes this browser one that cannot tell what covers an element, as Firefox and Safari. */
const removeApi = () => Reflect.deleteProperty(prototype, 'isVisible')

/** Renders a request, and opens its window. */
async function setUp(copy = en, request?: Parameters<typeof renderRequest>[2], content?: ApprovalContent) {
  const { open } = window
  const opened: Window[] = []
  const spy = vi.spyOn(window, 'open').mockImplementation((...given) => {
    const next = open.apply(window, given)
    if (next) opened.push(next)
    return next
  })
  onTestFinished(() => {
    spy.mockRestore()
    for (const each of opened) each.close()
  })
  const rendered = await renderRequest(content, copy, request, isFramed)
  const openWindow = async () => {
    await page.getByRole('button', { name: copy.window.open }).click()
    const text = request ? copy.close : copy.approve
    const find = () =>
      [...(opened.at(-1)?.document.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === text,
      )
    await expect.poll(find).toBeTruthy()
    return { document: opened.at(-1)?.document ?? document, approve: find() }
  }
  return { ...rendered, opened, spy, openWindow }
}

const displayedAt = ({ queue }: Awaited<ReturnType<typeof setUp>>) =>
  queue.state.status === 'deciding' ? queue.state.displayedAt : undefined

test('default: the frame has no button that approves; the window has it', async () => {
  const request = await setUp()
  expect(request.approve.elements()).toEqual([])
  await expect.element(page.getByText(origin)).toBeVisible()
  await expect.element(page.getByText(en.window.text)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: en.titles.signMessage })).toHaveFocus()
  expect(displayedAt(request)).toBeNull()
  const { document: other, approve } = await request.openWindow()
  expect(request.spy.mock.calls).toEqual([['/loading', '_blank', 'popup,width=400,height=680']])
  expect(other.body.textContent).toContain('Hello')
  // By a name, other pages could find the window.
  expect(request.opened[0]?.name).toBe('')
  expect(other.body.textContent).toContain(origin)
  expect(getComputedStyle(other.querySelector('main') ?? other.body).display).toBe('flex')
  expect(request.approve.elements()).toEqual([])
  await expect.poll(() => typeof displayedAt(request)).toBe('number')
  // A click of a script.
  approve?.click()
  expect(request.queue.state.status).toBe('deciding')
  expect(request.signed).toEqual([])
})

test('behavior: closing the window ends the display, and a new one begins another delay', async () => {
  const request = await setUp()
  await request.openWindow()
  await expect.poll(() => typeof displayedAt(request)).toBe('number')
  request.opened[0]?.close()
  await expect.element(page.getByText(en.window.text)).toBeVisible()
  expect(displayedAt(request)).toBeNull()
  await request.openWindow()
  expect(request.opened).toHaveLength(2)
})

test('behavior: a window that the user reloads displays the request again, and begins another delay', async () => {
  const request = await setUp()
  const { document: before } = await request.openWindow()
  await expect.poll(() => typeof displayedAt(request)).toBe('number')
  const firstAt = displayedAt(request) ?? 0
  request.opened[0]?.location.reload()
  await expect.poll(() => request.opened[0]?.document === before).toBe(false)
  await expect.poll(() => request.opened[0]?.document.body?.textContent).toContain('Hello')
  await expect.poll(() => displayedAt(request) ?? 0).toBeGreaterThan(firstAt)
  expect(request.opened).toHaveLength(1)
})

test('error: a click counts only after the delay when the window gets the focus: another one may have been above it', async () => {
  const request = await setUp()
  await request.openWindow()
  await expect.poll(() => typeof displayedAt(request)).toBe('number')
  const firstAt = displayedAt(request) ?? 0
  request.opened[0]?.dispatchEvent(new Event('focus'))
  expect(displayedAt(request)).toBeGreaterThan(firstAt)
})

test('behavior: the Escape key of the window is one of the request, unless a script presses it', async () => {
  const request = await setUp()
  await request.openWindow()
  const opened = request.opened[0]
  const { send } = request.queue
  const declined: boolean[] = []
  request.queue.send = (event) => {
    if (event.type === 'decline') declined.push(event.isTrusted)
    else send(event)
  }
  opened?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(declined).toEqual([false])
})

test('behavior: after the decision, the frame says what happens, also when the user closes the window', async () => {
  const request = await setUp()
  request.signing.ended = new Promise(() => {})
  await request.openWindow()
  await expect.poll(() => typeof displayedAt(request)).toBe('number')
  const { state } = request.queue
  if (state.status !== 'deciding') throw new Error('The request is not displayed.')
  request.queue.send({
    type: 'approve',
    digest: state.digest,
    at: performance.now() + 1_000,
    isTrusted: true,
  })
  request.opened[0]?.close()
  await expect.element(page.getByText(en.signing)).toBeVisible()
  await expect.element(page.getByRole('button', { name: en.decline })).toBeDisabled()
})

test('behavior: the request ends with its window', async () => {
  const request = await setUp()
  await request.openWindow()
  request.controller.abort()
  await expect.poll(() => request.opened[0]?.closed).toBe(true)
})

test('behavior: the window has the language and the direction of the frame', async () => {
  const request = await setUp(ar)
  const { document: other } = await request.openWindow()
  expect(other.documentElement.dir).toBe('rtl')
})

test('error: a blocked window approves nothing, and the user can decline', async () => {
  const request = await setUp()
  request.spy.mockReturnValue(null)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  await page.getByRole('button', { name: en.window.open }).click()
  await expect.element(page.getByText(en.window.blocked)).toBeVisible()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('send "same-origin-allow-popups"')]])
  expect(displayedAt(request)).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(await request.outcome).toEqual({ status: 'declined' })
})

test('default: the settings are in a window of their own, whose clipboard and passkeys they use', async () => {
  const request = await setUp(en, { type: 'settings' })
  const countRows = (all: Document) =>
    [...all.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith(en.settings.devices),
    ).length
  await expect.element(page.getByRole('heading', { name: en.settings.title })).toHaveFocus()
  expect(countRows(document)).toBe(0)
  const { document: other } = await request.openWindow()
  await expect.poll(() => countRows(other)).toBe(1)
  expect(countRows(document)).toBe(0)
  expect(request.windows.at(-1)).toBe(other.defaultView)
  await page.getByRole('button', { name: en.close }).click()
  expect(await request.outcome).toEqual({ status: 'approved', result: null })
  await expect.poll(() => request.opened[0]?.closed).toBe(true)
})

test('default: a sign-in at the app is in the frame', async () => {
  const request = await setUp(en, undefined, signIn)
  await expect.element(request.approve).toBeVisible()
  expect(page.getByRole('button', { name: en.window.open }).elements()).toEqual([])
})

test('default: without the API a sign-in at the app is in a window too', async () => {
  removeApi()
  const request = await setUp(en, undefined, signIn)
  expect(request.approve.elements()).toEqual([])
  const { document: other } = await request.openWindow()
  expect(other.body.textContent).toContain(new URL(origin).host)
})

test('behavior: without the API the login with a passkey is in the frame, because the browser asks in a window of its own', async () => {
  removeApi()
  const request = await setUp(en, { type: 'passkey' })
  await expect.element(page.getByRole('heading', { name: en.passkey.title })).toBeVisible()
  expect(page.getByRole('button', { name: en.window.open }).elements()).toEqual([])
  expect(request.windows).toContain(window)
})
