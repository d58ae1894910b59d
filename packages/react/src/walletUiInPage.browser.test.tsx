import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from './kit.fixtures.js'

const dialog = page.getByRole('dialog')

/** Renders an element in the page, as the MetaMask SDK, Base Account and wagmi's walletConnect() do. */
function drawWalletUi(onApprove: () => void): void {
  const button = document.createElement('button')
  button.textContent = 'Approve in the page'
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 10000'
  button.addEventListener('click', onApprove)
  document.body.append(button)
  onTestFinished(() => button.remove())
}

test.each(['external', 'walletConnect'] as const)(
  'behavior: the in-page UI of a wallet of type %s is usable while it connects',
  async (type) => {
    const { kit, adapters } = createKitWithWallets([
      { id: 'sdk', name: 'SDK Wallet', type, behavior: 'hangs' },
    ])
    await render(<TestApp kit={kit} />)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await dialog.getByRole('button', { name: 'SDK Wallet' }).click()
    await expect.element(dialog).toHaveAccessibleName('Connecting')
    drawWalletUi(() => adapters[0].wallet('sdk').approve())
    await userEvent.click(page.getByRole('button', { name: 'Approve in the page' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kit.getState().connection.eip155?.status).toBe('connected')
  },
)

test('behavior: the page is inert again after the wallet declines', async () => {
  const { kit, adapters } = createKitWithWallets([
    { id: 'sdk', name: 'SDK Wallet', type: 'external', behavior: 'hangs' },
  ])
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'SDK Wallet' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connecting')
  const element = () => dialog.element()
  await expect.poll(() => element().matches(':modal')).toBe(false)
  adapters[0].wallet('sdk').reject()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => element().matches(':modal')).toBe(true)
})

test('behavior: the page stays inert while an extension connects', async () => {
  const { kit } = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' }])
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connecting')
  expect(dialog.element().matches(':modal')).toBe(true)
})

test('behavior: Back restores the focus to the row that was clicked', async () => {
  const { kit } = createKitWithWallets()
  await render(<TestApp kit={kit} />)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const guide = dialog.getByRole('button', { name: 'Get one' })
  await guide.click()
  await expect.element(dialog).toHaveAccessibleName('Get a wallet')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
  const focused = () => document.activeElement?.shadowRoot?.activeElement?.textContent
  await expect.poll(focused).toBe(guide.element().textContent)
})
