import { expect, test } from '@playwright/test'

test('a wallet connects and signs', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))

  await page.goto('/')
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: /harbor/i }).click()
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
  await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible()
  await expect(page.getByText(/ETH$/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByText(/^0x[0-9a-f]{130}$/)).toBeVisible()
  expect(problems).toEqual([])
})
