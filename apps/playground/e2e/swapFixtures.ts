import type { Devnet } from '@latchkit/devnet'
import type { Locator, Page } from '@playwright/test'
import { createTestClient, http, publicActions } from 'viem'
import { expect } from './fixtures.js'

/** Creates a client of a chain of the devnet. */
export function createChainClient({ chains }: Devnet, index = 0) {
  return createTestClient({
    mode: 'anvil',
    transport: http(chains[index]?.rpcUrl),
    cacheTime: 0,
  }).extend(publicActions)
}

type Preset = { readonly from: string; readonly to: string; readonly amount: string }

/** Opens the form with tokens and an amount. */
export async function openSwap(page: Page, { from, to, amount }: Preset): Promise<Locator> {
  await page.getByLabel('Token to sell').fill(from)
  await page.getByLabel('Token to buy').fill(to)
  await page.getByLabel('Amount to sell').fill(amount)
  await page.getByRole('button', { name: 'Open swap' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Swap' })).toBeVisible()
  return dialog
}

/** The buttons of the form and of the review. */
export const getReview = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Review swap' })
export const getSwap = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Swap', exact: true })
export const getApprove = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Approve', exact: true })
