import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, getDialog } from '../modal/createModal.fixtures.js'

afterEach(cleanup)

/** Renders the dialog of a wallet SDK: an element in the page. Returns a function that counts its clicks. */
function drawWalletUi(): () => number {
  let clicks = 0
  const button = document.createElement('button')
  button.textContent = 'Approve in the page'
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0'
  button.addEventListener('click', () => {
    clicks += 1
  })
  document.body.append(button)
  onTestFinished(() => button.remove())
  return () => clicks
}

test('default', async () => {
  const clicks = drawWalletUi()
  await render(createModal({ nonModal: true }))
  await userEvent.click(page.getByRole('button', { name: 'Approve in the page' }))
  expect(clicks()).toBe(1)
  expect(getDialog().open).toBe(true)
  await expect.element(page.getByRole('dialog', { name: 'Connect a wallet' })).toBeVisible()
})

test('behavior: the page is inert again when the wallet is done, and the focus does not move', async () => {
  drawWalletUi()
  const screen = await render(createModal())
  expect(getDialog().matches(':modal')).toBe(true)
  await userEvent.tab()
  await screen.rerender(createModal({ nonModal: true }))
  expect(getDialog().matches(':modal')).toBe(false)
  await screen.rerender(createModal({ nonModal: false }))
  expect(getDialog().matches(':modal')).toBe(true)
  expect(document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Close')
})

test('behavior: Escape inside a non-modal dialog dismisses it', async () => {
  drawWalletUi()
  const reasons: string[] = []
  await render(createModal({ nonModal: true, onClose: (reason) => void reasons.push(reason) }))
  await page.getByRole('button', { name: 'Close' }).element().focus()
  await userEvent.keyboard('{Escape}')
  expect(reasons).toEqual(['escape'])
})
