import { startGateway } from '../apps/gateway/src/exports/index.js'
import { writeCatalogue } from './benchCatalogue.mjs'
import { allWallets } from './benchPage.mjs'
import { quantile } from './benchStatistics.mjs'
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
  const { gateway, stop } = await startWallets()
  try {
    const rows = []
    for (const [name, slowdown] of /** @type {const} */ ([
      ['plain', 1],
      ['4x slower CPU', 4],
    ]))
      rows.push(...(await scrollOnce(browser, { siteUrl, gateway, name, slowdown })))
    return rows
  } finally {
    await stop()
  }
}

/** Starts a gateway with 600 wallets, and returns the scenario that scrolls through them. */
export async function createWallets() {
  const { gateway, stop } = await startWallets()
  /** @type {import('./benchRows.mjs').Scenario} */
  const scenario = {
    rows: [
      `all wallets (${walletCount}), 4x slower CPU: p95 frame, ms`,
      'the same: frames over 16 ms, %',
      'the same: p95 from frame to frame, ms',
      'the same: wallets in the document at the end',
    ],
    digits: 1,
    async measure({ page, side: { siteUrl } }) {
      await open(page, { siteUrl, gateway })
      const { frames } = await scroll(page, 4)
      const { rendered } = await page.evaluate(allWallets)
      const work = frames.map((frame) => frame.work)
      const over = work.filter((value) => value > 16).length
      const intervals = frames.map(({ interval }) => interval)
      return [quantile(work, 0.95), (over / work.length) * 100, quantile(intervals, 0.95), rendered]
    },
  }
  return { scenario, stop }
}

async function startWallets() {
  const catalogue = await writeCatalogue(walletCount)
  const unlimited = { addressBurst: 100_000, addressPerSecond: 100_000 }
  const gateway = await startGateway({
    ...unlimited,
    projects: [{ id: 'devnet', allowedOrigins: [] }],
    catalogueDir: catalogue.folder,
  })
  const stop = async () => {
    await gateway.stop()
    await catalogue.remove()
  }
  return { gateway, stop }
}

/**
 * Opens the list.
 *
 * @param {import('playwright').Page} page
 * @param {{ siteUrl: string, gateway: { url: string, relayUrl: string } }} options
 */
async function open(page, { siteUrl, gateway }) {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
  await page.goto(`${siteUrl}/remote.html?relay=${gateway.relayUrl}&catalogue=${gateway.url}`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /connect/i })
    .click()
  await page.getByRole('button', { name: 'All wallets' }).click()
  await page.getByRole('listitem').nth(23).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
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
    await open(page, { siteUrl, gateway })
    const opened = await page.evaluate(allWallets)
    const { frames, farthest } = await scroll(page, slowdown)
    const { rendered, requested } = await page.evaluate(allWallets)
    return [
      toFrameRow(name, 'work', frames),
      toFrameRow('', 'wall', frames),
      toFrameRow('', 'interval', frames),
      ['', 'images before scrolling', `${opened.requested} requested`],
      [
        '',
        'images at the end',
        `${requested} requested, at most ${farthest.toFixed(0)} px ahead of the view`,
      ],
      ['', 'wallets in the document at the end', `${rendered} of ${walletCount}`],
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
      !state.isAtEnd || state.last < walletCount;
      state = await page.evaluate(allWallets)
    ) {
      farthest = Math.max(farthest, state.farthest)
      await swipe(session, list)
    }
  })
  return { frames, farthest }
}
