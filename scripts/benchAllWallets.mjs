import { startGateway } from '../apps/gateway/src/exports/index.js'
import { writeCatalogue } from './benchCatalogue.mjs'
import { allWallets } from './benchPage.mjs'
import { swipe, toFrameRow, traceFrames } from './traceFrames.mjs'

const walletCount = 600

/**
 * Scrolls through 600 wallets with touch gestures to the end of the list: at full CPU speed, and throttled to a quarter.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} siteUrl
 * @returns {Promise<string[][]>}
 */
export async function scrollAllWallets(browser, siteUrl) {
  const catalogue = await writeCatalogue(walletCount)
  const unlimited = { addressBurst: 100_000, addressPerSecond: 100_000 }
  const gateway = await startGateway({
    ...unlimited,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    catalogueDir: catalogue.folder,
  })
  try {
    const rows = []
    for (const [name, slowdown] of /** @type {const} */ ([
      ['plain', 1],
      ['4x slower CPU', 4],
    ]))
      rows.push(...(await scrollOnce(browser, { siteUrl, gateway, name, slowdown })))
    return rows
  } finally {
    await gateway.stop()
    await catalogue.remove()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ siteUrl: string, gateway: { url: string, relayUrl: string }, name: string, slowdown: number }} options
 * @returns {Promise<string[][]>}
 */
async function scrollOnce(browser, { siteUrl, gateway, name, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
    await page.goto(`${siteUrl}/remote.html?relay=${gateway.relayUrl}&catalogue=${gateway.url}`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /connect/i })
      .click()
    await page.getByRole('button', { name: 'All wallets' }).click()
    await page.getByRole('listitem').nth(39).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const opened = await page.evaluate(allWallets)
    const { frames, farthest } = await scroll(page, slowdown)
    const { drawn, requested } = await page.evaluate(allWallets)
    return [
      toFrameRow(name, 'work', frames),
      toFrameRow('', 'wall', frames),
      toFrameRow('', 'interval', frames),
      ['', 'images before scrolling', `${opened.requested} requested of ${opened.drawn} wallets there`],
      [
        '',
        'images at the end',
        `${requested} of ${drawn}, at most ${farthest.toFixed(0)} px ahead of the view`,
      ],
    ]
  } finally {
    await context.close()
  }
}

/** @param {import('playwright').Page} page @param {number} slowdown */
async function scroll(page, slowdown) {
  const list = await page.evaluate(allWallets)
  let { farthest } = list
  const frames = await traceFrames(page, slowdown, async (session) => {
    for (
      let state = list;
      !state.isAtEnd || state.drawn < walletCount;
      state = await page.evaluate(allWallets)
    ) {
      farthest = Math.max(farthest, state.farthest)
      await swipe(session, list)
    }
  })
  return { frames, farthest }
}
