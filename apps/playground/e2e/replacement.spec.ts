import type { Devnet } from '@latchkit/devnet'
import { accounts } from '@latchkit/test'
import type { Locator, Page } from '@playwright/test'
import { createTestClient, http, publicActions } from 'viem'
import { connectAccount, createGatewayFixtures, type DataFixtures, getButton } from './accountFixtures.js'
import { axeViolations } from './axeViolations.js'
import { test as base, expect } from './fixtures.js'
import { TestWallet } from './TestWallet.js'

type Chain = { readonly mine: () => Promise<void>; readonly getNonce: () => Promise<number> }

/** `test` with a gateway that serves the chains of the devnet, of which the first one mines no block by itself. */
const test = base.extend<DataFixtures>(createGatewayFixtures()).extend<{ readonly chain: Chain }>({
  chain: [
    async ({ devnet }, use) => {
      const client = connectTo(devnet)
      await client.setAutomine(false)
      await use({
        mine: () => client.mine({ blocks: 1 }),
        getNonce: () => client.getTransactionCount({ address }),
      })
      await client.mine({ blocks: 1 })
      await client.setAutomine(true)
    },
    { auto: true },
  ],
})

const address = accounts[0]?.address ?? '0x'
const connectTo = (devnet: Devnet) =>
  createTestClient({ mode: 'anvil', transport: http(devnet.chains[0]?.rpcUrl) }).extend(publicActions)

const getSent = (page: Page) => page.getByRole('list', { name: 'Sent transactions' }).getByRole('listitem')
const getWallet = (page: Page) => new TestWallet(page, '__wallets', 'harbor')
const getPromptCount = async (page: Page) =>
  (await getWallet(page).prompts()).filter((prompt) => prompt.startsWith('eth_sendTransaction')).length

/** Connects a wallet, and sends a transaction that stays pending. Returns the dialog. */
async function send(page: Page, dataUrl: string): Promise<Locator> {
  const dialog = await connectAccount(page, dataUrl)
  await page.getByRole('button', { name: 'Send 1 wei' }).click()
  await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
  return dialog
}

/** Opens the pending transaction in the account. */
async function openPending(page: Page, dialog: Locator): Promise<void> {
  await getButton(page).click()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await dialog.getByRole('list', { name: 'Pending' }).getByRole('button').first().click()
  await expect(dialog.getByRole('heading', { name: 'Transaction', exact: true })).toBeVisible()
}

/** Opens the review of its replacement. */
async function review(dialog: Locator, action: 'Speed up' | 'Cancel transaction'): Promise<void> {
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog.getByRole('heading', { name: 'Replace transaction' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: action })).toBeEnabled()
}

test('default: a transaction that is sped up is replaced, also over a reload', async ({
  page,
  chain,
  dataUrl,
}) => {
  const dialog = await send(page, dataUrl)
  await page.reload()
  await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
  await openPending(page, dialog)
  expect(await axeViolations(page)).toEqual([])
  await review(dialog, 'Speed up')
  await expect(dialog.getByText('Fee until now')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Speed up' }).click()
  // The account shows that it was sent.
  await expect(dialog.getByRole('tab', { name: 'Activity' })).toBeVisible()
  await expect(getSent(page)).toHaveCount(2)
  await page.reload()
  await expect(getSent(page).last()).toHaveAttribute('data-status', 'pending')
  await chain.mine()
  // The next page load looks at once.
  await page.reload()
  await expect(getSent(page).first()).toHaveAttribute('data-status', 'confirmed')
  await expect(getSent(page).last()).toHaveAttribute('data-reason', 'repriced')
})

test('behavior: a transaction is canceled, after the user has declined once', async ({
  page,
  chain,
  dataUrl,
}) => {
  const dialog = await send(page, dataUrl)
  await openPending(page, dialog)
  await review(dialog, 'Cancel transaction')
  await getWallet(page).set({ answer: 'reject' })
  await dialog.getByRole('button', { name: 'Cancel transaction' }).click()
  await expect(dialog.getByText('Request declined')).toBeVisible()
  await expect(getSent(page)).toHaveCount(1)
  await getWallet(page).set({ answer: 'approve' })
  await dialog.getByRole('button', { name: 'Cancel transaction' }).click()
  await expect(getSent(page)).toHaveCount(2)
  await chain.mine()
  await page.reload()
  await expect(getSent(page).last()).toHaveAttribute('data-reason', 'cancelled')
  await expect(getSent(page).first()).toHaveAttribute('data-status', 'confirmed')
})

test('error: a transaction that is in a block before the approval is not replaced', async ({
  page,
  chain,
  dataUrl,
}) => {
  const dialog = await send(page, dataUrl)
  await openPending(page, dialog)
  await review(dialog, 'Speed up')
  const asked = await getPromptCount(page)
  await chain.mine()
  // It can be tracked before the click.
  const button = dialog.getByRole('button', { name: 'Speed up' })
  await Promise.race([button.click(), expect(button).toBeDisabled()])
  await expect(dialog.getByText('Not pending any more')).toBeVisible()
  await expect(button).toBeDisabled()
  expect(await getPromptCount(page)).toBe(asked)
  await expect(getSent(page)).toHaveCount(1)
  await expect(getSent(page)).toHaveAttribute('data-status', 'confirmed')
})

// MetaMask Mobile: https://github.com/MetaMask/metamask-mobile/issues/9118; Taho: https://github.com/tahowallet/extension/pull/2382
test('error: a wallet that ignores the nonce, as MetaMask Mobile and Taho do, has replaced nothing', async ({
  page,
  chain,
  dataUrl,
}) => {
  const dialog = await send(page, dataUrl)
  const nonce = await chain.getNonce()
  await getWallet(page).set({ usesNonce: false })
  // Without the modal.
  await getSent(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(getSent(page)).toHaveCount(2)
  await openPending(page, dialog)
  await expect(dialog.getByText('This has replaced nothing')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await chain.mine()
  expect(await chain.getNonce()).toBe(nonce + 2)
  await page.reload()
  await expect(getSent(page).first()).toHaveAttribute('data-status', 'confirmed')
  await expect(getSent(page).last()).toHaveAttribute('data-status', 'confirmed')
})

test('behavior: a wallet changes the fee: the network refuses a lower one, and a higher one replaces it', async ({
  page,
  chain,
  dataUrl,
}) => {
  const dialog = await send(page, dataUrl)
  await openPending(page, dialog)
  await review(dialog, 'Speed up')
  await getWallet(page).set({ feePercent: 50 })
  await dialog.getByRole('button', { name: 'Speed up' }).click()
  await expect(dialog.getByText('Your wallet couldn’t do this.')).toBeVisible()
  await expect(getSent(page)).toHaveCount(1)
  await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
  await getWallet(page).set({ feePercent: 150 })
  await dialog.getByRole('button', { name: 'Speed up' }).click()
  await expect(getSent(page)).toHaveCount(2)
  await chain.mine()
  await page.reload()
  await expect(getSent(page).last()).toHaveAttribute('data-reason', 'repriced')
})

test.describe('with servers that fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('error: node and gateway fail while a transaction is followed, and the wallet switches its chain', async ({
    page,
    devnet,
    chain,
    dataUrl,
  }) => {
    await send(page, dataUrl)
    const isServer = (url: URL) => url.pathname.startsWith('/rpc/') || url.origin === new URL(dataUrl).origin
    await page.route(isServer, (route) => route.abort())
    await chain.mine()
    const isLook = (text: string | null) => text?.includes('eth_getTransaction') ?? false
    await page.waitForEvent('requestfailed', (request) => isLook(request.postData()))
    // A server that does not answer says nothing about the transaction.
    await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
    await getWallet(page).do('switchChain', devnet.chains[1]?.id ?? 0)
    await page.unroute(isServer)
    // Its own chain is asked, not that of the wallet.
    await expect(getSent(page)).toHaveAttribute('data-status', 'confirmed')
  })
})
