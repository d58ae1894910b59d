import './frame.css'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createApprovalQueue } from '../approval/createApprovalQueue.js'
import { en } from '../copy/en.js'
import { frame as ar } from '../copy/languages/ar/frame.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { toRedirectUrl } from '../social/toRedirectUrl.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { App } from './App.js'
import { isFramed } from './isFramed.js'

const origin = 'https://my-dapp.example'
const url = await toRedirectUrl('https://frame.example', 'https://accounts.provider.example/a?state=b', {
  returnUrl: `${origin}/`,
  key: 'K'.repeat(43),
})
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(360, 600))
afterEach(cleanup)

/** Renders the page with a login that leaves the page of the app. */
async function setUp(copy = en) {
  const left = vi.spyOn(window, 'open').mockImplementation(() => null)
  onTestFinished(() => left.mockRestore())
  const queue = createApprovalQueue({
    prepare: () => Promise.reject(new Error('Nothing is prepared')),
    sign: () => Promise.reject(new Error('Nothing is signed')),
  })
  document.documentElement.dir = copy.direction
  const settings = {
    ...{ vault: createFakeVault(), authenticator: createFakeAuthenticator() },
    ...{ copy: async () => {}, setTimer: () => () => {} },
  }
  const now = () => performance.now()
  await render(
    <App
      {...{ queue, copy, now, isFramed }}
      createWork={() => settings}
      networks={[]}
      projectId="my-project"
    />,
  )
  const outcome = queue.request(
    { origin, chainId: 'eip155:1', address: '', request: { type: 'leave', url } },
    new AbortController().signal,
  )
  return { left, outcome, queue }
}

test.each([
  ['en', en],
  ['ar', ar],
] as const)('default: says which site asks, and where the user logs in (%s)', async (_, copy) => {
  const { left, outcome } = await setUp(copy)
  await expect.element(page.getByRole('heading', { name: copy.leave.title, level: 1 })).toHaveFocus()
  await expect.element(page.getByText(origin)).toBeVisible()
  await expect.element(page.getByText('accounts.provider.example', { exact: false })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(left).not.toHaveBeenCalled()
  await button(copy.leave.leave).click()
  expect(left.mock.calls).toEqual([[url, '_top']])
  expect(await outcome).toMatchObject({ status: 'approved' })
})

test('behavior: the user cancels, also with Escape', async () => {
  const first = await setUp()
  await button(en.leave.cancel).click()
  expect(await first.outcome).toEqual({ status: 'declined' })
  await cleanup()
  const second = await setUp()
  await expect.element(button(en.leave.cancel)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(await second.outcome).toEqual({ status: 'declined' })
  expect(second.left).not.toHaveBeenCalled()
})

test('error: a click of a script leaves nothing', async () => {
  const { left, queue } = await setUp()
  await expect.element(button(en.leave.leave)).toBeVisible()
  for (const element of document.querySelectorAll('button')) element.click()
  expect(left).not.toHaveBeenCalled()
  expect(queue.state.status).toBe('leave')
})
