import { expect, test } from 'playwright/test'

// Runs in an app of a template without a network (tryOffline.mjs): its page sends requests to this machine only.

test('default: a wallet connects, and no request leaves this machine', async ({ page, context }) => {
  const hosts = new Set()
  const add = (/** @type {{ url: () => string }} */ request) => hosts.add(new URL(request.url()).hostname)
  context.on('request', add)
  page.on('websocket', add)
  await page.goto('/')
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: /harbor/i }).click()
  await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('You pay')).toBeVisible()
  for (const host of ['127.0.0.1', 'localhost']) hosts.delete(host)
  expect([...hosts]).toEqual([])
})
