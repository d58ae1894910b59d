import { accounts } from '@latchkit/test'
import { developmentOut } from './buildPages.js'
import { expect, test } from './fixtures.js'
import { startSite } from './startSite.js'

// Only React's development build reports hydration mismatches.
test.use({
  baseURL: async ({ devnet }, use) => {
    const site = await startSite(devnet, developmentOut)
    await use(site.url)
    await site.stop()
  },
})

test('behavior: the server renders the buttons, and the browser hydrates them without a warning', async ({
  page,
  request,
  workbench,
}) => {
  const markup = await (await request.get('/ssr.html')).text()
  expect(markup).toContain('Connect wallet')
  expect(markup).not.toContain('style=')
  await page.goto('/ssr.html')
  await workbench.button.click()
  await workbench.row('Harbor').click()
  await expect(page.locator('dt:text-is("Address") + dd')).toHaveText(accounts[0]?.address ?? '')
})

test.describe('before the script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('behavior: server-rendered buttons have their styles, also under a strict CSP', async ({
    page,
    site,
  }) => {
    await page.route('**/ssr.html', async (route) => {
      const response = await route.fetch()
      const policy = "default-src 'self'; style-src 'self'; script-src 'self'"
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
    })
    await page.goto(`${site.url}/ssr.html`)
    const button = page.locator('[data-latchkit="connect"]')
    await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 86)')
    await expect(button).toHaveCSS('border-radius', '14px')
    await expect(page.locator('[data-latchkit="network"]')).toHaveCSS('border-radius', '14px')
  })
})

test('behavior: hydration causes no layout shift', async ({ page, workbench }) => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/ssr.html', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  // The browser may have displayed parts of the page before it had read the rest: the frame after that has all of it.
  const hydratesAt = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const still = await workbench.button.boundingBox()
  release()
  await page.waitForLoadState('load')
  await workbench.button.hover()
  await page.waitForLoadState('networkidle')
  expect(await workbench.button.boundingBox()).toEqual(still)
  const shifts = await page.evaluate((since) => {
    const entries: readonly PerformanceEntry[] = Reflect.get(window, 'shifts')
    return entries.flatMap((entry) => (entry.startTime > since ? Number(Reflect.get(entry, 'value')) : []))
  }, hydratesAt)
  // The label's font loads with the styles and is some pixels wider than the fallback; the layout around it stays.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})

test('behavior: the server renders the last selected network, and hydration matches', async ({
  page,
  workbench,
}) => {
  await page.goto('/ssr.html')
  await workbench.button.click()
  await workbench.row('Harbor').click()
  await workbench.networkButton.click()
  await workbench.row('Devnet 31338').click()
  const network = page.locator('dt:text-is("Network") + dd')
  await expect(network).toHaveText('eip155:31338')

  const response = await page.reload()
  expect(await response?.text()).toContain('eip155:31338')
  await expect(page.locator('dt:text-is("Status") + dd')).toHaveText('connected')
  await expect(network).toHaveText('eip155:31338')
})

test('behavior: two users see nothing of each other', async ({ request }) => {
  const cookie = 'latchkit.v1.server-rendered.chain=eip155%3A31338'
  const [known, unknown] = await Promise.all([
    request.get('/ssr.html', { headers: { cookie } }).then((response) => response.text()),
    request.get('/ssr.html').then((response) => response.text()),
  ])
  expect(known).toContain('eip155:31338')
  expect(unknown).not.toContain('eip155:31338')
})
