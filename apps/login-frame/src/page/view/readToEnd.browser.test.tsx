import './frame.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { en } from '../copy/en.js'
import { dangerAtEnd } from './operations.fixtures.js'
import { renderRequest, resize } from './renderRequest.fixtures.js'

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Waits until the view says why Approve does not count. */
const waitForHint = (hint: string) => expect.element(page.getByText(hint)).toBeInTheDocument()
const content = () => document.querySelector('.content') ?? document.body
const displayedAt = ({ queue }: Awaited<ReturnType<typeof renderRequest>>) =>
  queue.state.status === 'deciding' ? queue.state.displayedAt : undefined
const cover = () => {
  const element = document.createElement('div')
  Object.assign(element.style, { position: 'fixed', inset: '0', pointerEvents: 'none', background: 'red' })
  document.body.append(element)
  return () => element.remove()
}
/** Scrolls with the keyboard of the browser. */
async function scrollTo(key: 'Home' | 'End'): Promise<void> {
  const region = content()
  if (region instanceof HTMLElement) region.focus()
  await userEvent.keyboard(`{${key}}`)
  const isThere = () =>
    key === 'Home'
      ? region.scrollTop === 0
      : region.scrollTop + region.clientHeight >= region.scrollHeight - 2
  await expect.poll(isThere).toBe(true)
}

test('default: a danger of the last action is displayed at the top', async () => {
  await renderRequest(dangerAtEnd)
  const first = document.querySelector('.warning[data-level=danger]')
  expect(first?.textContent).toBe(en.warnings.approvesSpender)
  const { top, bottom } = first?.getBoundingClientRect() ?? { top: -1, bottom: 9_999 }
  const region = content().getBoundingClientRect()
  expect({ isDisplayed: top >= region.top && bottom <= region.bottom }).toEqual({ isDisplayed: true })
  // It is displayed again with its action, which is far below.
  expect(document.querySelectorAll('.warning[data-level=danger]')).toHaveLength(2)
})

test('error: a click before the end was displayed approves nothing', async () => {
  const request = await renderRequest(dangerAtEnd)
  await waitForHint(en.unread)
  expect(displayedAt(request)).toBeNull()
  await request.approve.click({ force: true })
  expect(request.queue.state.status).toBe('deciding')
  await scrollTo('End')
  await expect.element(request.approve).toHaveAttribute('aria-disabled', 'false')
  await scrollTo('Home')
  await request.approve.click()
  await expect.poll(() => request.signed).toHaveLength(1)
})

test('error: what was scrolled while it was covered does not count, and begins at the top again', async () => {
  const request = await renderRequest(dangerAtEnd)
  const uncover = cover()
  await waitForHint(en.covered)
  await scrollTo('End')
  uncover()
  await expect.poll(() => content().scrollTop).toBe(0)
  await waitForHint(en.unread)
  expect(displayedAt(request)).toBeNull()
  await request.approve.click({ force: true })
  expect(request.queue.state.status).toBe('deciding')
  await scrollTo('End')
  await expect.element(request.approve).toHaveAttribute('aria-disabled', 'false')
  const uncoverAgain = cover()
  await expect.element(request.approve).toHaveAttribute('aria-disabled', 'true')
  uncoverAgain()
  await waitForHint(en.unread)
  expect(displayedAt(request)).toBeNull()
  expect(request.signed).toEqual([])
})

test('error: what was displayed before a resize does not count', async () => {
  const request = await renderRequest()
  await expect.element(request.approve).toHaveAttribute('aria-disabled', 'false')
  await resize(260)
  await waitForHint(en.unread)
  await request.approve.click({ force: true })
  expect(request.queue.state.status).toBe('deciding')
  await resize(600)
  await expect.element(request.approve).toHaveAttribute('aria-disabled', 'false')
  expect(request.signed).toEqual([])
})
