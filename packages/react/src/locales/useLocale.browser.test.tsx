import { openModal } from '@latchkit/core/actions'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { createKitWithWallets } from '../kit.fixtures.js'
import { LatchkitProvider } from '../LatchkitProvider.js'
import { useLocale } from './useLocale.js'

afterEach(() => void vi.restoreAllMocks())

type AppProps = { readonly kit: ReturnType<typeof createKitWithWallets>['kit']; readonly language: string }

function App({ kit, language }: AppProps) {
  return (
    <LatchkitProvider kit={kit} locale={useLocale(language)}>
      <ConnectButton />
    </LatchkitProvider>
  )
}

test('default: the buttons and the modal are in the selected language', async () => {
  const { kit } = createKitWithWallets()
  await render(<App kit={kit} language="de-CH" />)
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Wallet verbinden' })).toBeVisible()
})

test('behavior: the modal is not shown in English before its language is loaded', async () => {
  const { kit } = createKitWithWallets()
  await render(<App kit={kit} language="de" />)
  void openModal(kit)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  // The dialog has no title while its texts load.
  await expect.poll(() => dialog.element().textContent).toContain('Wallet')
  expect(dialog.element().textContent).not.toContain('Connect a wallet')
})

test('behavior: another language is shown in the same elements, which keep their state', async () => {
  const { kit } = createKitWithWallets()
  const screen = await render(<App kit={kit} language="en" />)
  void openModal(kit, { view: 'all-wallets' })
  const dialog = page.getByRole('dialog')
  const search = page.getByRole('searchbox')
  await userEvent.fill(search, 'fake')
  const elements = [dialog.element(), search.element()]
  await screen.rerender(<App kit={kit} language="de" />)
  await expect.element(page.getByRole('heading', { name: 'Alle Wallets' })).toBeVisible()
  expect([dialog.element(), search.element()]).toEqual(elements)
  expect(elements.every((element) => element.isConnected)).toBe(true)
  await expect.element(search).toHaveValue('fake')
  expect(document.activeElement).not.toBe(document.body)
  await screen.rerender(<App kit={kit} language="ar" />)
  await expect.element(page.getByRole('heading', { name: 'كل المحافظ' })).toBeVisible()
  expect(dialog.element()).toBe(elements[0])
  await expect.element(search).toHaveValue('fake')
})

test('behavior: follows the languages of the browser', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  const { kit } = createKitWithWallets()
  await render(<App kit={kit} language="auto" />)
  await expect.element(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  languages.mockReturnValue(['ar'])
  dispatchEvent(new Event('languagechange'))
  await expect.element(page.getByRole('button', { name: 'ربط محفظة' })).toBeVisible()
})
