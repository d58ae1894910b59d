import { accounts, tokens } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { createPublicClient, createTestClient, erc20Abi, formatUnits, http } from 'viem'
import {
  connectAccount,
  createGatewayFixtures,
  type DataFixtures,
  getButton,
  openSettings,
} from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'
import { TestWallet } from './TestWallet.js'

/** `test` with a gateway that serves the chains of the devnet. */
const test = base.extend<DataFixtures>(createGatewayFixtures())

const address = accounts[0]?.address ?? '0x'

/** The state of the hooks. */
const getState = (page: Page) => page.getByRole('status', { name: 'State', exact: true })
const getActivityState = (page: Page) => page.getByRole('status', { name: 'State of the transactions' })

test('default: the amounts are those of the chain, to the last unit', async ({ page, devnet, dataUrl }) => {
  await connectAccount(page, dataUrl)
  await expect(getState(page)).toHaveAttribute('data-status', 'ready')
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const expected = [`${formatUnits(await client.getBalance({ address }), 18)} ETH`]
  for (const { address: token, symbol, decimals } of tokens.filter((one) => one.decimals > 0)) {
    const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
    expected.push(`${formatUnits(await client.readContract(call), decimals)} ${symbol}`)
  }
  const amounts = await page.locator('.tokens-table tbody td:nth-child(2)').allTextContents()
  expect(amounts.sort()).toEqual(expected.sort())
})

test('behavior: the account view shows the tokens, and their code loads with it', async ({
  page,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl)
  await getButton(page).click()
  const list = page.getByRole('dialog').getByRole('list', { name: 'Tokens' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list).toContainText('Test Dollar')
  await expect(list).toContainText('25,000')
  expect(await axeViolations(page)).toEqual([])
})

test('behavior: the list of accounts has their values, and a label stays after a reload', async ({
  page,
  dataUrl,
}) => {
  await connectAccount(page, dataUrl)
  await new TestWallet(page, '__wallets', 'harbor').set({ shares: 'all' })
  await getButton(page).click()
  const dialog = page.getByRole('dialog')
  await openSettings(dialog)
  await dialog.getByRole('button', { name: 'Accounts 3' }).click()
  const rows = dialog.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) await expect(row).toContainText(/\$\d/)
  expect(await axeViolations(page)).toEqual([])

  // With the keyboard alone.
  await dialog
    .getByRole('button', { name: /^Profile of/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Label' }).focus()
  await page.keyboard.type('Savings')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Savings' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(rows.last()).toContainText(/^Savings0x/)

  await page.reload()
  await getButton(page).click()
  await openSettings(dialog)
  await dialog.getByRole('button', { name: 'Accounts 3' }).click()
  await expect(rows.last()).toContainText(/^Savings0x/)
})

test('behavior: the account view shows the ENS name and its image, through the gateway only', async ({
  page,
  dataUrl,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await connectAccount(page, dataUrl)
  await getButton(page).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('button', { name: 'Settings alice.eth' })).toBeVisible()
  const image = modal.locator('.account-avatar img')
  await expect(image).toHaveAttribute('data-status', 'ready')
  expect(await image.getAttribute('src')).toContain(`${dataUrl}/v1/image/`)
  expect([...hosts].filter((host) => !/^(127\.0\.0\.1|localhost):/.test(host))).toEqual([])
})

test('behavior: a transaction of the app is pending, then confirmed, without reload', async ({
  page,
  devnet,
  dataUrl,
}) => {
  const chain = createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) })
  await connectAccount(page, dataUrl)
  await expect(getActivityState(page)).toHaveAttribute('data-status', 'ready')
  const first = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first()
  await chain.setAutomine(false)
  try {
    await page.getByRole('button', { name: 'Send 1 wei to yourself' }).click()
    await expect(first).toHaveAttribute('data-status', 'pending')
  } finally {
    await chain.setAutomine(true)
  }
  await chain.mine({ blocks: 1 })
  await expect(first).toHaveAttribute('data-status', 'confirmed')
  await getButton(page).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('tab', { name: 'Activity' }).click()
  await expect(modal.getByRole('tabpanel')).toContainText('Sent')
  expect(await axeViolations(page)).toEqual([])
})

test.describe('without the gateway', () => {
  // Chromium logs failed requests.
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })

  test('error: the account view says so, and shows the native balance', async ({ page, dataUrl }) => {
    await page.route(`${dataUrl}/**`, (route) => route.abort())
    await connectAccount(page, dataUrl)
    await getButton(page).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toContainText('Token Balance Unavailable')
    await expect(modal).toContainText('ETH')
  })

  test('error: known values stay, with their time', async ({ page, dataUrl }) => {
    await connectAccount(page, dataUrl)
    await expect(getState(page)).toHaveAttribute('data-status', 'ready')
    await page.route(`${dataUrl}/v1/account/**`, (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Read again' }).first().click()
    await expect(getState(page)).toHaveAttribute('data-status', 'stale')
    await expect(page.locator('.tokens-table')).toContainText('TUSD')
  })
})
