import { multicall3Address } from '@latchkit/devnet'
import { accounts, tokens } from '@latchkit/test'
import type { Locator, Page, Request } from '@playwright/test'
import { createTestClient, erc20Abi, http, publicActions } from 'viem'
import { connectAccount, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { finishSent } from './finishSent.js'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? '0x'
const recipient = '0x2222222222222222222222222222222222222222'
const dollar = tokens[0]?.address ?? '0x'
const noHistory = 'This app has no history for Devnet 31337 yet.'

/** Connects a wallet to a kit that has adapters and networks only, and opens its account. */
async function openAccount(page: Page): Promise<Locator> {
  const dialog = await connectAccount(page, 'none')
  await getButton(page).click()
  return dialog
}

/** Collects the requests of a page that do not go to its own origin, where the nodes are too. */
function watchForeign(page: Page): readonly Request[] {
  const foreign: Request[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) foreign.push(request)
  })
  return foreign
}

test('default: the account has the native token and the listed ones, and says what is missing', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.postData() ?? ''))
  const dialog = await connectAccount(page, 'none')
  const foreign = watchForeign(page)
  await getButton(page).click()
  const panel = dialog.getByRole('tabpanel')
  await expect(panel.getByRole('listitem')).toContainText([
    /Ether.*ETH/s,
    /Test Ether.*1,000 TETH/s,
    /Test Dollar.*25,000 TUSD/s,
  ])
  await expect(panel).toContainText('This app has no prices for Devnet 31337 yet')
  await expect(panel).toContainText('This app doesn’t show other tokens on Devnet 31337 yet.')
  await expect(dialog).not.toContainText('$')
  await expect(dialog.getByRole('button', { name: 'Buy' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Swap' })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await expect(panel).toContainText('This app doesn’t list NFTs on Devnet 31337 yet.')
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(panel).toContainText(noHistory)
  await expect(dialog).not.toContainText(/No (tokens|NFTs|transactions)/)
  expect(await axeViolations(page)).toEqual([])
  expect(calls.some((body) => body.toLowerCase().includes(multicall3Address.toLowerCase()))).toBe(true)
  expect(foreign.map((request) => request.url())).toEqual([])
})

test('behavior: a listed token is sent, and the activity has it with its outcome, also after a reload', async ({
  page,
  devnet,
}) => {
  const client = createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) }).extend(
    publicActions,
  )
  const balanceOf = () =>
    client.readContract({ address: dollar, abi: erc20Abi, functionName: 'balanceOf', args: [recipient] })
  const before = await balanceOf()
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('button', { name: /^Token:/ }).click()
  await dialog.getByRole('button', { name: /^Test Dollar/ }).click()
  await dialog.getByLabel('Amount').fill('1.5')
  await dialog.getByLabel('To', { exact: true }).fill(recipient)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await finishSent(page)
  await expect.poll(balanceOf).toBe(before + 1_500_000n)
  const panel = dialog.getByRole('tabpanel')
  await expect(panel).toContainText('1.5 TUSD')
  await expect(panel).not.toContainText('Pending')
  await expect(panel).toContainText(noHistory)
  await page.reload()
  await getButton(page).click()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(panel).toContainText('1.5 TUSD')
  await expect(panel).not.toContainText('Pending')
  expect(await client.getBalance({ address })).toBeGreaterThan(0n)
})

test.describe('nodes that fail', () => {
  // Chromium logs failed requests.
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })

  test('error: the list says that it failed, and not that there are no tokens', async ({ page }) => {
    await page.route('**/rpc/31337', (route) => route.fulfill({ status: 403, body: '{}' }))
    await connectAccount(page, 'none')
    await getButton(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('tabpanel')).toContainText('Token Balance Unavailable')
    await expect(dialog).not.toContainText('No tokens')
  })
})
