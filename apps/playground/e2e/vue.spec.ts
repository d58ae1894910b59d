import { accounts } from '@latchkit/devnet'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import {
  getElementButton as button,
  connectByKeyboard,
  expectNoReact,
  getStateValue as value,
} from './elementSteps.js'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? '0x'
const action = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Actions' }).getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/vue.html')
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

  await action(page, 'Sign a message').click()
  const result = page.locator('#result')
  await expect(result).toHaveText(/^0x/)
  const signature = (await result.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message: 'Signed with Vue', signature })).toBe(true)

  await page.reload()
  await expect(value(page, 'Status')).toHaveText('connected')
  await expect(button(page)).toHaveAccessibleName('Account 0xf39F…2266')
  await button(page).click()
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(value(page, 'Status')).toHaveText('disconnected')
  await expect(button(page)).toHaveText('Connect a wallet')
  await page.reload()
  await expect(value(page, 'Status')).toHaveText('disconnected')
})

test('behavior: composables open the modal, and follow the element', async ({ page, workbench }) => {
  await button(page).click()
  await workbench.row('Harbor').click()
  await expect(value(page, 'Status')).toHaveText('connected')
  await expect(workbench.modal).toBeHidden()
  await action(page, 'Choose a network').click()
  await workbench.row('Devnet 31338').click()
  await expect(value(page, 'Network')).toHaveText('eip155:31338')
  await expect(workbench.modal).toBeHidden()
  await action(page, 'Disconnect').click()
  await expect(button(page)).toHaveText('Connect a wallet')
})

test('behavior: works by keyboard, and the focus returns to the element', ({ page, workbench }) =>
  connectByKeyboard(page, workbench))

test('behavior: React is not loaded', ({ page, workbench }) => expectNoReact(page, workbench))
