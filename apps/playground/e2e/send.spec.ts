import type { Devnet } from '@latchkit/devnet'
import { accounts, tokens } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { createTestClient, erc20Abi, http, parseEther, publicActions } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { findBounces } from './findBounces.js'
import { finishSent } from './finishSent.js'
import { test as base, expect } from './fixtures.js'
import { recordFrames } from './recordFrames.js'
import { TestWallet } from './TestWallet.js'
import { waitForAnimations } from './waitForAnimations.js'

/** `test` with a gateway that serves the chains of the devnet. */
const test = base.extend<DataFixtures>(createGatewayFixtures())

const address = accounts[0]?.address ?? '0x'
const recipient = '0x2222222222222222222222222222222222222222'
const dollar = tokens[0]?.address ?? '0x'

const connectTo = ({ chains }: Devnet) =>
  createTestClient({ mode: 'anvil', transport: http(chains[0]?.rpcUrl) }).extend(publicActions)

/** Opens the page, connects a wallet, and opens the form. Returns the dialog. */
async function open(page: Page, dataUrl: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl)
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('heading', { name: 'Send' })).toBeVisible()
  return dialog
}

async function fill(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('To', { exact: true }).fill(recipient)
}

test('default: a token is sent, and arrives to the last unit', async ({ page, devnet, dataUrl }) => {
  const client = connectTo(devnet)
  const balanceOf = () =>
    client.readContract({ address: dollar, abi: erc20Abi, functionName: 'balanceOf', args: [recipient] })
  const before = await balanceOf()
  const dialog = await open(page, dataUrl)
  await dialog.getByRole('button', { name: /^Token:/ }).click()
  await dialog.getByRole('button', { name: /^Test Dollar/ }).click()
  await fill(dialog, '12.345678')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: '12.345678 TUSD' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  // The account shows what became of it.
  await finishSent(page)
  await expect.poll(balanceOf).toBe(before + 12_345_678n)
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('"status":"confirmed"')
})

test('behavior: Max of the native token leaves 0', async ({ page, devnet, dataUrl }) => {
  const client = connectTo(devnet)
  await client.setBalance({ address, value: parseEther('3') })
  try {
    const dialog = await open(page, dataUrl)
    await fill(dialog, '')
    await dialog.getByRole('button', { name: 'Max' }).click()
    await dialog.getByRole('button', { name: 'Review' }).click()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => client.getBalance({ address })).toBe(0n)
  } finally {
    await client.setBalance({ address, value: parseEther('10000') })
  }
})

test('behavior: with the keyboard alone, and a decline in between, it is sent once', async ({
  page,
  devnet,
}) => {
  const client = connectTo(devnet)
  const before = await client.getBalance({ address: recipient })
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  // Without a gateway, the native token is there.
  const dialog = await open(page, 'none')
  await dialog.getByLabel('Amount').focus()
  await page.keyboard.type('0,25')
  await dialog.getByLabel('To', { exact: true }).focus()
  await page.keyboard.type(recipient)
  await page.keyboard.press('Enter')
  const send = dialog.getByRole('button', { name: 'Send' })
  await wallet.set({ answer: 'reject' })
  await send.press('Enter')
  await expect(dialog.getByText('Request declined')).toBeVisible()
  await wallet.set({ answer: 'approve' })
  await send.press('Enter')
  await finishSent(page)
  expect(await client.getBalance({ address: recipient })).toBe(before + parseEther('0.25'))
})

test('behavior: a modal that is closed while the wallet is asked shows that again, until the user stops waiting', async ({
  page,
  devnet,
}) => {
  const client = connectTo(devnet)
  const nonce = await client.getTransactionCount({ address })
  const wallet = new TestWallet(page, '__wallets', 'harbor')
  const dialog = await open(page, 'none')
  await fill(dialog, '0.5')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await wallet.set({ answer: 'hang' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('heading', { name: 'Approve in Harbor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await getButton(page).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('0.5')
  expect(await client.getTransactionCount({ address })).toBe(nonce)
})

test('error: a network that fails during the review sends nothing, and keeps the form', async ({
  page,
  devnet,
}) => {
  const client = connectTo(devnet)
  const dialog = await open(page, 'none')
  await fill(dialog, '0.5')
  const nonce = await client.getTransactionCount({ address })
  await page.route('**', (route) => {
    const text = route.request().postData() ?? ''
    if (!text.includes('eth_feeHistory')) return route.continue()
    const { id }: { readonly id: number } = JSON.parse(text)
    return route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: -32_000, message: 'busy' } } })
  })
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: 'The network can’t answer right now' })).toBeVisible()
  await page.unroute('**')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('0.5')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByRole('heading', { name: '0.5 ETH' })).toBeVisible()
  expect(await client.getTransactionCount({ address })).toBe(nonce)
})

for (const [device, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}))
  test.describe(device, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

    test(`behavior: the card never shrinks and grows again from the form of a transfer to the wallet, ${device}`, async ({
      page,
      dataUrl,
    }) => {
      const dialog = await open(page, dataUrl)
      await fill(dialog, '0.1')
      const review = dialog.getByRole('button', { name: 'Review' })
      await expect(review).toBeEnabled()
      await waitForAnimations(page)
      const recording = await recordFrames(page)
      await review.click()
      const send = dialog.getByRole('button', { name: 'Send' })
      await expect(send).toBeInViewport({ ratio: 1 })
      await waitForAnimations(page)
      await send.click()
      await expect(
        page
          .getByText('Transaction started')
          .or(dialog.getByRole('heading', { name: /^(?:Sending|Sent|Swapping|Swapped) / }))
          .first(),
      ).toBeVisible()
      const frames = (await recording.stop()).filter(({ view }) => view !== 'account')
      expect(new Set(frames.map(({ view }) => view))).toContain('send-review')
      expect(findBounces(frames)).toEqual([])
    })
  })
