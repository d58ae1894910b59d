import type { Page } from '@playwright/test'
import { expect, test } from './gatewayFixtures.js'

// The account that is not signed in.
test.use({ expectedErrors: [/status of 401/] })

const fact = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`)

test('default: the gateway verifies the message, and its session survives a reload until the sign-out', async ({
  page,
  gatewayUrl,
  workbench: { modal, button, harbor },
}) => {
  await page.goto(`/sign-in.html?sessions=gateway&gateway=${encodeURIComponent(gatewayUrl)}`)
  await button.click()
  await modal.getByRole('button', { name: 'Harbor' }).click()
  await expect(modal.getByRole('region', { name: 'Message to sign' })).toContainText(
    'Sign in to the playground.',
  )
  await modal.getByRole('button', { name: 'Sign' }).click()
  await expect(modal).toBeHidden()
  await expect(fact(page, 'Signed in on')).toHaveText('eip155:31337')
  await page.getByRole('button', { name: 'Set metadata' }).click()
  await expect(fact(page, 'Answer')).toHaveText('null')
  await page.getByRole('button', { name: 'Read account' }).click()
  await expect(fact(page, 'Answer')).toContainText('"caip2Network":"eip155:31337"')
  await expect(fact(page, 'Answer')).toContainText('"metadata":{"theme":"dark"}')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(JSON.parse(stored['latchkit.sign-in.devnet'] ?? '{}')).toEqual({
    'eip155:31337:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266': expect.any(String),
  })
  expect(JSON.stringify(stored)).not.toContain('wants you to sign in')

  await page.reload()
  await expect(fact(page, 'Sign-in')).toHaveText('signed-in')
  await expect(modal).toBeHidden()
  expect(await harbor.prompts()).toEqual([])
  await page.getByRole('button', { name: 'Read account' }).click()
  await expect(fact(page, 'Answer')).toContainText('"metadata":{"theme":"dark"}')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(fact(page, 'Status')).toHaveText('disconnected')
  await expect(fact(page, 'Signed in on')).toHaveText('–')
  expect(await page.evaluate(() => localStorage.getItem('latchkit.sign-in.devnet'))).toBeNull()
})
