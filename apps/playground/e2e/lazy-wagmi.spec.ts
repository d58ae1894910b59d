import { expect, test } from './fixtures.js'
import { holdRequests } from './holdRequests.js'

/** The chunk of the adapter's code that is loaded on first use, with wagmi and viem. */
const chunk = /\/assets\/firstUse-[^/]+\.js$/

test('default: wagmi and viem are loaded once the modal is open, not before', async ({ page, workbench }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  const containsWagmi = async () => {
    // Read from the server: the browser may drop the bodies of responses.
    const code = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
    return code.some((text) => /viem@\d|@wagmi\/core@/.test(text))
  }
  await page.goto('/minimal.html')
  const button = page.locator('[data-latchkit="connect"]').first()
  await expect(button).toHaveText('Connect wallet')
  await page.waitForLoadState('networkidle')
  expect(scripts.size).toBeGreaterThan(0)
  expect(await containsWagmi()).toBe(false)
  await button.click()
  await expect(workbench.row('Harbor')).toBeVisible()
  await expect.poll(containsWagmi).toBe(true)
})

test('behavior: a wallet that is selected before wagmi is loaded connects once it is', async ({
  page,
  workbench,
}) => {
  const release = await holdRequests(page, chunk)
  await workbench.visit()
  await workbench.choose('Harbor')
  await expect(workbench.fact('Status')).toHaveText('connecting')
  release()
  await expect(workbench.fact('Status')).toHaveText('connected')
  await expect(workbench.modal).toBeHidden()
})

test.describe('with a network that fails', () => {
  test.use({
    expectedErrors: [[/Failed to load resource/, /wagmi could not be loaded/], { scope: 'test' }],
  })

  test('error: a wallet cannot connect without wagmi, and connects once it can be loaded', async ({
    page,
    workbench,
  }) => {
    await page.route(chunk, (route) => route.abort())
    await workbench.visit()
    await workbench.choose('Harbor')
    const retry = workbench.modal.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(workbench.fact('Status')).toHaveText('disconnected')
    await page.unroute(chunk)
    await retry.click()
    await expect(workbench.fact('Status')).toHaveText('connected')
  })
})
