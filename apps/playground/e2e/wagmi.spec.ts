import { accounts } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? '0x'
const host = (page: Page, term: string) =>
  page.getByRole('region', { name: 'wagmi state' }).locator(`dt:text-is("${term}") + dd`)
const ours = (page: Page, term: string) =>
  page.getByRole('region', { name: 'Latchkit state' }).locator(`dt:text-is("${term}") + dd`)

/** Expects both sides to show the same value. */
async function expectBoth(page: Page, term: string, value: string): Promise<void> {
  await expect(host(page, term)).toHaveText(value)
  await expect(ours(page, term)).toHaveText(value)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/wagmi.html')
})

test('behavior: the wagmi hooks of the app reflect actions of the modal', async ({ page, workbench }) => {
  await workbench.choose('Harbor')
  await expectBoth(page, 'Status', 'connected')
  await expectBoth(page, 'Address', address)
  await expectBoth(page, 'Network', 'eip155:31337')

  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  await expectBoth(page, 'Network', 'eip155:31338')

  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expectBoth(page, 'Status', 'disconnected')
})

test('behavior: the hooks of Latchkit reflect wagmi actions of the app', async ({ page }) => {
  await page.getByRole('button', { name: 'wagmi: connect Meadow' }).click()
  await expectBoth(page, 'Status', 'connected')
  await expectBoth(page, 'Address', accounts[3]?.address ?? '')

  await page.getByRole('button', { name: 'wagmi: switch to Devnet 31338' }).click()
  await expectBoth(page, 'Network', 'eip155:31338')

  await page.getByRole('button', { name: 'wagmi: disconnect' }).click()
  await expectBoth(page, 'Status', 'disconnected')
  await expectBoth(page, 'Address', '–')
})

test('behavior: the app signs with the wallet that the modal connected', async ({ page, workbench }) => {
  await workbench.choose('Harbor')
  await expectBoth(page, 'Status', 'connected')
  await page.getByRole('button', { name: 'wagmi: sign' }).click()
  await expect(host(page, 'Signature')).toHaveText(/^0x/)
  const signature = await host(page, 'Signature').textContent()
  expect(
    await verifyMessage({ address, message: 'Signed by the host', signature: signature as `0x${string}` }),
  ).toBe(true)
})

test('behavior: both reflect changes of the wallet', async ({ page, workbench }) => {
  await workbench.choose('Harbor')
  await expectBoth(page, 'Status', 'connected')
  await workbench.harbor.do('switchAccount', 2)
  await expectBoth(page, 'Address', accounts[2]?.address ?? '')
  await workbench.harbor.do('switchChain', 31338)
  await expectBoth(page, 'Network', 'eip155:31338')
  await workbench.harbor.do('forget')
  await expectBoth(page, 'Status', 'disconnected')
})

test('behavior: both are connected after a reload without a prompt', async ({ page, workbench }) => {
  await workbench.choose('Harbor')
  await expectBoth(page, 'Status', 'connected')
  await page.reload()
  await expectBoth(page, 'Status', 'connected')
  await expectBoth(page, 'Address', address)
  expect(await workbench.harbor.prompts()).toEqual([])
})
