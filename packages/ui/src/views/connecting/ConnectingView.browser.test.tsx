import type { ConnectingModel } from '@latchkit/core'
import { type ReactElement, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import {
  createModal,
  finishAnimations,
  getDialog,
  getFocusedText,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { fixtures, openingDevice, openingInAppBrowser, openingWindow } from './ConnectingView.fixtures.js'
import { ConnectingView } from './ConnectingView.js'

afterEach(async () => {
  vi.useRealTimers()
  await cleanup()
})

const modal = openModelAt({ view: 'connecting', walletId: 'dev.latchkit.kestrel', namespace: 'eip155' })

function createView(model: ConnectingModel, more: { onRetry?: () => void } = {}): ReactElement {
  return createModal({ model: modal, children: <ConnectingView model={model} {...more} /> })
}

function Flow(): ReactElement {
  const [model, setModel] = useState<ConnectingModel>(fixtures.declined)
  return createView(model, { onRetry: () => setModel(fixtures.opening) })
}

function getTop(selector: string): number {
  return getShadowRoot().querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
}

test('default', async () => {
  await render(<Flow />)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  // The clicked button was removed, so the focus moves to the title.
  expect(getFocusedText()).toBe('Opening Kestrel')
})

describe('title of the modal', () => {
  const getTitle = () => getShadowRoot().querySelector('h2')?.textContent

  test.each([
    ['opening', 'Connecting'],
    ['declined', 'Not connected'],
    ['failed', 'Not connected'],
    ['not-installed', 'Not connected'],
    ['connected', 'Kestrel'],
  ] as const)('behavior: follows the status %s', async (status, title) => {
    await render(createView(fixtures[status]))
    expect(getTitle()).toBe(title)
    await expect.element(page.elementLocator(getDialog())).toHaveAccessibleName(title)
  })

  test('behavior: keeps the focus, and is that of the route after the view', async () => {
    const screen = await render(createView(fixtures.opening))
    expect(getFocusedText()).toBe('Connecting')
    await screen.rerender(createView(fixtures.declined))
    expect(getFocusedText()).toBe('Not connected')
    await screen.rerender(createModal({ model: modal, children: <p>Another view</p> }))
    expect(getTitle()).toBe('Connecting')
  })
})

describe('help', () => {
  const help = page.getByRole('button', { name: 'Nothing opened?' })

  test('default: is offered after 6 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await render(createView(fixtures.opening))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(5_900)
    expect(help.query()).toBeNull()
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(() => expect(help.query()).not.toBeNull())
  })

  test('behavior: nothing moves when it is offered, and only the end of the card when it opens', async () => {
    const createLate = (helpDelayMs: number) =>
      createModal({
        model: { ...modal, isInline: true },
        children: <ConnectingView model={fixtures.opening} helpDelayMs={helpDelayMs} onRetry={() => {}} />,
      })
    const screen = await render(createLate(100_000))
    await finishAnimations()
    const measure = () => ['h2', '.ring', '.status-title', '.waiting'].map(getTop)
    const before = measure()
    const height = getShadowRoot().querySelector('.status')?.clientHeight
    await screen.rerender(createLate(0))
    await expect.element(help).toBeVisible()
    expect(measure()).toEqual(before)
    expect(getShadowRoot().querySelector('.status')?.clientHeight).toBe(height)
    await help.click()
    await expect.element(page.getByText(/^Look for the Kestrel icon/)).toBeVisible()
    expect(measure()).toEqual(before)
  })

  test.each([
    ['extension', fixtures.opening, /^Look for the Kestrel icon in the toolbar/],
    ['in-app-browser', openingInAppBrowser, /^Look for the request over this page. Unlock Harbor Wallet/],
    ['window', openingWindow, /Allow pop-ups for this site/],
    ['device', openingDevice, /^Unlock the device with Harbor Wallet/],
  ] as const)('behavior: says where to look for a request of the kind %s', async (_, model, text) => {
    await render(createModal({ model: modal, children: <ConnectingView model={model} helpDelayMs={0} /> }))
    await help.click()
    await expect.element(page.getByText(text)).toBeVisible()
  })

  test('behavior: scrolls to the help on a small screen', async () => {
    await page.viewport(390, 500)
    onTestFinished(() => page.viewport(414, 896))
    const view = <ConnectingView model={fixtures.opening} helpDelayMs={0} onRetry={() => {}} />
    await render(createModal({ model: modal, children: view }))
    await help.click()
    const getRetry = () => page.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect()
    expect(getRetry().height).toBeGreaterThan(0)
    // The sheet grows with the help, and scrolls to it.
    await expect.poll(() => getRetry().bottom).toBeLessThanOrEqual(500)
  })

  test('behavior: a retry hides it, and the focus moves to the button that shows it', async () => {
    const onRetry = vi.fn()
    await render(
      createModal({
        model: modal,
        children: <ConnectingView model={fixtures.opening} helpDelayMs={0} onRetry={onRetry} />,
      }),
    )
    await help.click()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    expect(getFocusedText()).toBe('Nothing opened?')
    await expect.element(help).toHaveAttribute('aria-expanded', 'false')
  })
})
