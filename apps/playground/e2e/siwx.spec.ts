import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.js'

const fact = (page: Page, name: string): Locator => page.locator(`dt:text-is("${name}") + dd`)

/** Connects Harbor, and waits for the message. */
async function connect(page: Page, modal: Locator, button: Locator): Promise<void> {
  await button.click()
  await modal.getByRole('button', { name: 'Harbor' }).click()
  await expect(modal.getByRole('heading', { name: 'Sign in to Playground' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Sign' })).toBeEnabled()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-out')
}

test('default: an account that connects signs in, also after a reload, and signs out', async ({
  page,
  workbench: { modal, button, harbor },
}) => {
  await page.goto('/sign-in.html')
  await connect(page, modal, button)
  const message = modal.getByRole('region', { name: 'Message to sign' })
  await expect(message).toContainText('wants you to sign in with your Ethereum account:')
  await expect(message).toContainText('Chain ID: 31337')
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(modal).toBeHidden()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  expect(await harbor.prompts()).toContain('personal_sign approved')

  await page.reload()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  await expect(modal).toBeHidden()
  expect(await harbor.prompts()).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(fact(page, 'Sign-in')).toHaveText('disconnected')
  await expect(fact(page, 'Status')).toHaveText('disconnected')
})

test('behavior: another network needs another signature, and the first session stays', async ({
  page,
  workbench: { modal, button, networkButton },
}) => {
  await page.goto('/sign-in.html')
  await connect(page, modal, button)
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(fact(page, 'Chain')).toHaveText('eip155:31337')
  await networkButton.click()
  await modal.getByRole('button', { name: 'Devnet 31338' }).click()
  await expect(modal.getByRole('region', { name: 'Message to sign' })).toContainText('Chain ID: 31338')
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(fact(page, 'Chain')).toHaveText('eip155:31338')
  await expect(modal).toBeHidden()
  await networkButton.click()
  await modal.getByRole('button', { name: 'Devnet 31337' }).click()
  await expect(fact(page, 'Chain')).toHaveText('eip155:31337')
  await expect(modal).toBeHidden()
})

test('behavior: a required sign-in refuses to close, and Cancel disconnects', async ({
  page,
  workbench: { modal, button },
}) => {
  await page.goto('/sign-in.html')
  await connect(page, modal, button)
  await page.keyboard.press('Escape')
  await expect(modal.getByRole('heading', { name: 'Sign in to Playground' })).toBeVisible()
  await modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(modal).toHaveAccessibleName('Connect a wallet')
  await expect(fact(page, 'Status')).toHaveText('disconnected')
})

test('behavior: an optional sign-in can be closed, and done later', async ({
  page,
  workbench: { modal, button },
}) => {
  await page.goto('/sign-in.html?required=off')
  await connect(page, modal, button)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(fact(page, 'Status')).toHaveText('connected')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
})

test('error: a declined request, and a signature that the app refuses', async ({
  page,
  workbench: { modal, button, harbor },
}) => {
  await page.goto('/sign-in.html?fails=on')
  await connect(page, modal, button)
  await harbor.set({ answer: 'reject' })
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(modal.getByRole('heading', { name: 'Signature declined' })).toBeVisible()
  await harbor.set({ answer: 'approve' })
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading', { name: 'Couldn’t sign in' })).toBeVisible()
  await expect(fact(page, 'Error')).toContainText('The sign-in failed')
})
