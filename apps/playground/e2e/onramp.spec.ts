import type { Devnet } from '@latchkit/devnet'
import { accounts } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { createPublicClient, http } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'

/** `test` with a gateway that has the two providers of the devnet. */
const test = base.extend<DataFixtures>(createGatewayFixtures())

const address = accounts[0]?.address ?? '0x'

const readBalance = ({ chains }: Devnet) =>
  createPublicClient({ transport: http(chains[0]?.rpcUrl) }).getBalance({ address })

/** Opens the page, connects a wallet, and opens the form. Returns the dialog. */
async function open(page: Page, dataUrl: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl)
  await openForm(page, dialog)
  return dialog
}

async function openForm(page: Page, dialog: Locator): Promise<void> {
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Buy' }).click()
  await expect(dialog.getByRole('heading', { name: 'Buy crypto' })).toBeVisible()
}

/** Pays 100 US dollars with the cheaper provider. Returns its page. */
async function buy(page: Page, dialog: Locator): Promise<Page> {
  await dialog.getByLabel('You pay').fill('100')
  const offer = dialog.getByRole('button', { name: /^Devnet Card.*0.03283 ETH.*Fees \$1.50.*Best price/ })
  const [popup] = await Promise.all([page.waitForEvent('popup'), offer.click()])
  await expect(popup.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  return popup
}

test('default: what is bought by card arrives', async ({ page, devnet, dataUrl }) => {
  const before = await readBalance(devnet)
  const dialog = await open(page, dataUrl)
  await dialog.getByLabel('You pay').fill('100')
  // Both quotes with all fees, the best one first.
  const offers = dialog.getByRole('list', { name: 'Providers' }).getByRole('button')
  await expect(offers).toHaveCount(2)
  await expect(offers.first()).toHaveAccessibleName(/^Devnet Card.*0.03283 ETH/)
  await expect(offers.last()).toHaveAccessibleName(/^Devnet Express.*0.03258 ETH.*Fees \$2.25/)
  expect(await axeViolations(page)).toEqual([])
  const popup = await buy(page, dialog)
  // The page of the provider cannot reach this one.
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await expect(dialog.getByRole('heading', { name: 'Continue with Devnet Card' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(popup.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await popup.close()
  expect(await readBalance(devnet)).toBe(before + 32_833_000_000_000_000n)
  await expect(dialog.getByRole('heading', { name: 'You received 0.03283 ETH' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Your purchases' }).click()
  await expect(
    dialog.getByRole('button', { name: /0.03283 ETH.*\$100.00 with Devnet Card.*Received/ }),
  ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('error: a blocked pop-up window, then a declined card', async ({ page, devnet, dataUrl }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const before = await readBalance(devnet)
  const dialog = await open(page, dataUrl)
  await dialog.getByLabel('You pay').fill('100')
  await dialog.getByRole('button', { name: /^Devnet Card.*Best price/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Your browser blocked the window' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const link = dialog.getByRole('link', { name: 'Open payment page' })
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await tab.getByRole('button', { name: 'Decline the card' }).click()
  await expect(tab.getByRole('heading', { name: 'Card declined' })).toBeVisible()
  await tab.close()
  await expect(dialog.getByRole('heading', { name: 'Payment declined' })).toBeVisible()
  expect(await readBalance(devnet)).toBe(before)
  await dialog.getByRole('button', { name: 'Buy again' }).click()
  await expect(dialog.getByLabel('You pay')).toHaveValue('100')
})

test('behavior: a purchase is followed again after a reload', async ({ page, dataUrl }) => {
  const dialog = await open(page, dataUrl)
  const popup = await buy(page, dialog)
  await expect(dialog.getByRole('heading', { name: 'Continue with Devnet Card' })).toBeVisible()
  await page.reload()
  await popup.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(popup.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  await popup.close()
  await openForm(page, dialog)
  await dialog.getByRole('button', { name: /^Your purchases/ }).click()
  await dialog
    .getByRole('button', { name: /with Devnet Card/ })
    .first()
    .click()
  await expect(dialog.getByRole('heading', { name: 'You received 0.03283 ETH' })).toBeVisible()
})

test.describe('a provider that is down', () => {
  test.use({ expectedErrors: [/503/] })

  test('error: only estimates are shown, nothing is paid, and quotes return', async ({
    page,
    devnet,
    dataUrl,
  }) => {
    const { onramp } = devnet.gateway ?? {}
    const dialog = await open(page, dataUrl)
    await expect(dialog.getByLabel('You pay')).toBeVisible()
    onramp?.setDown(true)
    await dialog.getByLabel('You pay').fill('50')
    await expect(dialog.getByText('No current prices')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Devnet Card.*Estimate unavailable/ })).toBeVisible()
    await expect(dialog.getByText(/ETH.*Best price/)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    onramp?.setDown(false)
    await dialog.getByLabel('You pay').fill('100')
    await expect(dialog.getByRole('button', { name: /^Devnet Card.*0.03283 ETH/ })).toBeVisible()
  })
})
