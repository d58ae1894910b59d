import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.js'

/** How many times the modal is opened and closed: more than it has nodes, for React may still hold what was shown last. */
const times = 100

test('behavior: a hundred opens and closes leave nothing behind', async ({ page }) => {
  await page.goto('/minimal.html')
  await expect(page.locator('[data-latchkit="connect"]')).toBeVisible()
  const session = await page.context().newCDPSession(page)
  // The first ones load what is loaded once: chunks, sheets, caches.
  await openAndClose(page, 5)
  const before = await count(session)
  await openAndClose(page, times)
  const after = await count(session)

  // Nothing that grows with the number of openings: not a node and not a listener for each.
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(times)
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(times)
  expect(after.documents).toBe(before.documents)
})

test('behavior: ten connects and disconnects leave no listener at the wallet', async ({
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

/** By the page's own hands, so that a hundred times take no hundred round trips. */
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
      while (dialog()) await frame()
    }
  }, rounds)
}

async function count(session: CDPSession) {
  // Twice: what the first collection finishes off, the second one takes away.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { documents, nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { documents, nodes, listeners }
}
