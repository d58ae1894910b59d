import type { Devnet } from '@latchkit/devnet'
import { accounts } from '@latchkit/test'
import type { Page } from '@playwright/test'
import { createTestClient, createWalletClient, http, parseGwei, publicActions } from 'viem'
import { expect, test } from './fixtures.js'
import { modalRow } from './modalRow.js'

const address = accounts[0]?.address ?? '0x'
const connectTo = (devnet: Devnet) => {
  const transport = http(devnet.chains[0]?.rpcUrl)
  return {
    chain: createTestClient({ mode: 'anvil', transport }).extend(publicActions),
    // The node has the keys of its accounts.
    wallet: createWalletClient({ account: address, transport }),
  }
}

const getSent = (page: Page) => page.getByRole('list', { name: 'Sent transactions' }).getByRole('listitem')
const getCard = (page: Page) => page.getByRole('region', { name: 'useLatchkitTransactions()' })

async function open(page: Page): Promise<void> {
  await page.goto('/account.html?data=none')
  await expect(getCard(page)).toContainText('has sent no transactions')
  await page.locator('.site-header [data-latchkit="connect"]').click()
  await modalRow(page.getByRole('dialog'), 'Harbor').click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send 1 wei' }).click()
  await expect(getSent(page)).toHaveCount(1)
}

test('default: a transaction is pending over a reload and in another tab, then confirmed', async ({
  page,
  context,
  devnet,
}) => {
  const { chain } = connectTo(devnet)
  await open(page)
  await chain.setAutomine(false)
  try {
    await send(page)
    await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
    await page.reload()
    await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
    const tab = await context.newPage()
    await tab.goto('/account.html?data=none')
    await expect(getSent(tab)).toHaveAttribute('data-status', 'pending')
    await chain.mine({ blocks: 1 })
    await expect(getSent(page)).toHaveAttribute('data-status', 'confirmed')
    await expect(getSent(tab)).toHaveAttribute('data-status', 'confirmed')
    await page.reload()
    await expect(getSent(page)).toHaveAttribute('data-status', 'confirmed')
  } finally {
    await chain.setAutomine(true)
  }
})

test('behavior: a transaction that the user replaces in the wallet is replaced', async ({ page, devnet }) => {
  const { chain, wallet } = connectTo(devnet)
  await open(page)
  await chain.setAutomine(false)
  try {
    const nonce = await chain.getTransactionCount({ address })
    await send(page)
    await expect(getSent(page)).toHaveAttribute('data-status', 'pending')
    // Time to see the transaction, and its nonce.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join()))
      .toContain(`"nonce":${nonce}`)
    await wallet.sendTransaction({
      chain: null,
      ...{ to: address, value: 2n, nonce, gas: 21_000n },
      ...{ maxFeePerGas: parseGwei('500'), maxPriorityFeePerGas: parseGwei('400') },
    })
    await chain.mine({ blocks: 1 })
    await expect(getSent(page)).toHaveAttribute('data-status', 'replaced')
  } finally {
    await chain.setAutomine(true)
  }
})
