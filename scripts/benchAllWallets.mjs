import { startGateway } from '../apps/gateway/src/exports/index.js'
import { writeCatalogue } from './benchCatalogue.mjs'
import { frameCategories, framesOf } from './benchFrames.mjs'
import { allWallets } from './benchPage.mjs'

const walletCount = 600
const limitMs = 16
/** Scroll speed in px per second, as of a fast swipe. */
const speed = 1_200
/** Length of one gesture in px. The list grows during the gesture. */
const distance = 2_400

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
      row(name, 'work', frames),
      row('', 'wall', frames),
      row('', 'interval', frames),
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
  const session = await page.context().newCDPSession(page)
  const list = await page.evaluate(allWallets)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  /** @type {import('./benchFrames.mjs').TraceEvent[]} */
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(.../** @type {any[]} */ (value)))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { traceConfig: { includedCategories: frameCategories } })
  let { farthest } = list
  for (
    let state = list;
    !state.isAtEnd || state.drawn < walletCount;
    state = await page.evaluate(allWallets)
  ) {
    farthest = Math.max(farthest, state.farthest)
    const { x, y } = list
    await session.send('Input.synthesizeScrollGesture', {
      x,
      y,
      yDistance: -distance,
      speed,
      preventFling: true,
    })
  }
  await session.send('Tracing.end')
  await complete
  return { frames: framesOf(events), farthest }
}

/** @type {Readonly<Record<Exclude<keyof import('./benchFrames.mjs').Frame, 'marks'>, string>>} */
const titles = {
  work: 'main thread at work',
  wall: 'the same, with waiting for a CPU',
  interval: 'from frame to frame',
}

/** @param {string} name @param {keyof typeof titles} key @param {import('./benchFrames.mjs').Frame[]} frames */
function row(name, key, frames) {
  const values = frames.map((frame) => frame[key]).sort((a, b) => a - b)
  const at = (/** @type {number} */ part) => values[Math.floor((values.length - 1) * part)] ?? Number.NaN
  const over = values.filter((value) => value > limitMs).length
  const words = [
    `median ${at(0.5).toFixed(1)} ms`,
    `p95 ${at(0.95).toFixed(1)} ms`,
    `slowest ${at(1).toFixed(1)} ms`,
    key === 'interval' ? `${values.length} frames` : `${over} of ${values.length} frames over ${limitMs} ms`,
  ]
  return [name, titles[key], words.join(', ')]
}
