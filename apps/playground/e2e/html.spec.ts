import { accounts } from '@latchkit/devnet'
import { verifyMessage } from 'viem'
import {
  getElementButton as button,
  connectByKeyboard,
  expectNoReact,
  getStateValue as value,
} from './elementSteps.js'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? '0x'

test.beforeEach(async ({ page }) => {
  await page.goto('/html.html')
})

test.afterEach(async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Policy' })).toHaveText('Violations: 0')
})

test('behavior: connects, signs, is connected after a reload, and disconnects', async ({
  page,
  workbench,
}) => {
  await expect(button(page)).toHaveText('Connect a wallet')
  await button(page).click()
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toBeHidden()
  await expect(value(page, 'Status')).toHaveText('connected')
  await expect(value(page, 'Address')).toHaveText(address)
  await expect(page.locator('latchkit-account-button').getByRole('button')).toContainText('ETH')

  await page.getByRole('button', { name: 'Sign a message' }).click()
  // Not by its role: the modal, which leaves the page, has a status too.
  const result = page.locator('#result')
  await expect(result).toHaveText(/^0x/)
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Signed without React', signature })).toBe(true)

  await page.reload()
  await expect(value(page, 'Status')).toHaveText('connected')
  await expect(button(page)).toHaveAccessibleName('Account 0xf39F…2266')
  await button(page).click()
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(value(page, 'Status')).toHaveText('disconnected')
  await expect(button(page)).toHaveText('Connect a wallet')
})

test('behavior: switches the network with an element, and with the modal', async ({ page, workbench }) => {
  await button(page).click()
  await workbench.row('Harbor').click()
  await page.locator('latchkit-network-button').getByRole('button').click()
  await workbench.row('Devnet 31338').click()
  await expect(value(page, 'Network')).toHaveText('eip155:31338')
  await page.getByRole('button', { name: 'Choose a network' }).click()
  await workbench.row('Devnet 31337').click()
  await expect(value(page, 'Network')).toHaveText('eip155:31337')
})

test('behavior: a declined connection can be tried again', async ({ page, workbench }) => {
  await workbench.harbor.set({ answer: 'reject' })
  await button(page).click()
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toContainText('Request declined')
  await workbench.harbor.set({ answer: 'approve' })
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(value(page, 'Status')).toHaveText('connected')
})

test('behavior: works by keyboard, and the focus returns to the element', ({ page, workbench }) =>
  connectByKeyboard(page, workbench))

test('behavior: React is not loaded', ({ page, workbench }) => expectNoReact(page, workbench))
