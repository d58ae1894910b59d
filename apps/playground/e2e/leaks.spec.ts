import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.js'

/**
 * The number of times the modal is opened and closed: more than its node count, because React may retain the last tree.
 */
const times = 100

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('behavior: a hundred opens and closes leak nothing', async ({ page }) => {
  await page.goto('/minimal.html')
  await expect(page.locator('[data-latchkit="connect"]')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  // The first opens load chunks, style sheets and caches.
  await openAndClose(page, 5)
  const before = await count(session)
  await openAndClose(page, times)
  const after = await count(session)

  // Neither nodes nor listeners may grow with each opening.
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(times)
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(times)
  expect(after.documents).toBe(before.documents)
})

test('behavior: fifty opens and closes grow the heap by at most 100 kB', async ({
  playwright,
  launchOptions,
  site,
  devnet,
}) => {
  // V8 compiles functions that have become hot, which is not a leak, and its machine code is larger than everything else here.
  const args = [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-turbofan']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' })
    await page.addInitScript({ content: devnet.wallets.script })
    await page.goto('/minimal.html', { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    // wagmi and viem load while the modal is open, and other chunks after it was.
    const loaded = page.waitForResponse(/firstUse-/)
    await page.locator('[data-latchkit="connect"]').click()
    await loaded
    await page.keyboard.press('Escape')
    await openAndClose(page, 5)
    let before = 0
    const grow = async () => {
      const last = before
      before = await measureHeap(session)
      return before - last
    }
    await expect.poll(grow, { intervals: [1_000] }).toBeLessThan(1_000)
    await openAndClose(page, 50)
    expect((await measureHeap(session)) - before).toBeLessThan(100_000)
  } finally {
    await browser.close()
  }
})

test('behavior: ten connects and disconnects leave no listeners on the wallet', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  const listeners = () => page.evaluate(() => JSON.stringify(window.__wallets.harbor.listeners))
  await connectAndDisconnect(1)
  const before = await listeners()
  await connectAndDisconnect(10)
  expect(await listeners()).toBe(before)

  async function connectAndDisconnect(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await workbench.run('Connect')
      await expect(workbench.fact('Status')).toHaveText('connected')
      await workbench.run('Disconnect')
      await expect(workbench.fact('Status')).toHaveText('disconnected')
    }
  }
})

/** Runs inside the page, to avoid a round trip per click. */
async function openAndClose(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const button = document.querySelector<HTMLButtonElement>('[data-latchkit="connect"]')
    const dialog = () =>
      document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('dialog')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let round = 0; round < wanted; round += 1) {
      button?.click()
      while (!dialog()?.open) await frame()
      dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      while (dialog()?.open) await frame()
    }
  }, rounds)
}

async function count(session: CDPSession) {
  // Twice, because finalizers of the first collection release more objects.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { documents, nodes, listeners }
}

async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
