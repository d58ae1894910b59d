import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.js'

/**
 * The number of times the modal is opened and closed: more than its node count, because React may retain the last tree.
 */
const times = 100

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
