import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createModal, type Modal } from './createModal.js'
import { defineElements } from './defineElements.js'
import { connectFake, createKitWithWallets, createPrefix } from './testKit.fixtures.js'

const dialog = page.getByRole('dialog')
const opened: Modal[] = []

afterEach(() => {
  for (const modal of opened.splice(0)) modal.destroy()
  document.body.replaceChildren()
})

function setUp(options?: createModal.Options) {
  const setup = createKitWithWallets()
  const modal = createModal(setup.kit, options)
  opened.push(modal)
  return { ...setup, modal }
}

test('default', async () => {
  const { modal } = setUp()
  const account = modal.open()
  await dialog.getByRole('button', { name: 'Fake Wallet' }).click()
  expect(await account).toMatchObject({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('behavior: open() resolves with undefined when the modal closes without an account', async () => {
  const { modal } = setUp()
  const account = modal.open({ view: 'networks' })
  await expect.element(dialog).toHaveAccessibleName('Networks')
  await modal.close()
  expect(await account).toBeUndefined()
})

test('behavior: mounts the kit, which finds the wallets and restores the session', async () => {
  const { kit, modal } = setUp()
  await connectFake(kit)
  modal.destroy()
  // Mounted again, the kit asks the wallet for its session.
  createModal(kit)
  await expect.poll(() => kit.getState().connection.eip155?.status).toBe('connected')
})

test('behavior: the modal is created again after it was destroyed, with the contents of the elements', async () => {
  const { kit, modal } = setUp()
  const prefix = createPrefix()
  defineElements(kit, { prefix })
  const element = document.createElement(`${prefix}-button`)
  document.body.append(element)
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect.element(button).toBeVisible()
  modal.destroy()
  await expect.element(button).not.toBeInTheDocument()
  createModal(kit)
  await button.click()
  await expect.element(dialog).toBeVisible()
})

test('param: locale', async () => {
  const { modal } = setUp({ locale: 'de-CH' })
  void modal.open()
  await expect.element(dialog).toHaveAccessibleName('Wallet verbinden')
  modal.setLocale('fr')
  await expect.element(dialog).toHaveAccessibleName('Connecter un portefeuille')
  modal.setLocale(undefined)
  await expect.element(dialog).toHaveAccessibleName('Connect a wallet')
})

test('param: locales', async () => {
  const { en } = await import('@latchkit/react/locales/en')
  const { withTexts } = await import('@latchkit/react/locales/select')
  const own = { sv: async () => withTexts(en, { modal: { lang: 'sv', titles: { connect: 'Anslut' } } }) }
  const { modal } = setUp({ locale: 'sv', locales: own })
  void modal.open()
  await expect.element(dialog).toHaveAccessibleName('Anslut')
})
