import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { announceWallet, buttonShownAt, clickToContent, keepBusy, recordButton } from './benchContent.mjs'
import { openAndClose } from './benchPage.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ page: Page, side: import('./benchCheckout.mjs').Served }} Visit */

/**
 * What one visit measures: a value for each row, in the order of `rows`. `runs` is set if the values do not vary.
 *
 * @typedef {object} Scenario
 * @property {readonly string[]} rows
 * @property {number} [digits]
 * @property {number} [runs]
 * @property {import('playwright').BrowserContextOptions} [context]
 * @property {(visit: Visit) => Promise<readonly (number | undefined)[]>} measure
 */

/**
 * The `name` of a window that is loaded again without the wallets of the devnet: their script needs about 20 ms before the scripts of
 * the page.
 */
export const lightPage = 'light'

const opens = 50
const firstRow = { content: 'button', text: 'Harbor' }
/** The same in `plain.html`: React with a `<dialog>`. */
const plainRow = { content: 'dialog button', text: 'Harbor', isInPage: true }
const rowOf = (name = 'minimal') => (name === 'plain' ? plainRow : firstRow)
const accountButton = '.site-header [data-latchkit="account"]'

/** Scenarios of the page with one adapter, and of the page of the account. @type {readonly Scenario[]} */
export const scenarios = [
  {
    rows: [
      'JS before a click, kB gzip',
      'JS when idle, kB gzip',
      'JS with the list open, kB gzip',
      'JS 1 s after opening, kB gzip',
      'JS files when idle',
      'JS files with the list open',
      'JS files 1 s after opening',
      'requests to others',
    ],
    digits: 1,
    runs: 1,
    measure: (visit) => measureFiles(visit),
  },
  {
    rows: [
      'without React: JS before a click, kB gzip',
      'without React: JS when idle, kB gzip',
      'without React: JS with the list open, kB gzip',
      'without React: JS 1 s after opening, kB gzip',
      'without React: JS files when idle',
      'without React: JS files with the list open',
      'without React: JS files 1 s after opening',
      'without React: requests to others',
    ],
    digits: 1,
    runs: 1,
    measure: (visit) => measureFiles(visit, { name: 'html' }),
  },
  {
    rows: ["kit's own bytes before a click, kB gzip", "kit's own bytes with the list open, kB gzip"],
    digits: 1,
    runs: 1,
    measure: async ({ side: { ownBytes } }) =>
      [ownBytes?.start, ownBytes?.open].map((size) => size && size / 1000),
  },
  {
    rows: [
      'click to first row, ms',
      'click to first row, frames',
      'main thread at open until the first row, CPU ms',
      'main thread at open, CPU ms',
      'main thread at open: script, CPU ms',
      'main thread at open: layout and style, CPU ms',
    ],
    digits: 1,
    measure: (visit) => measureOpening(visit),
  },
  {
    rows: [
      'plain dialog: click to first row, ms',
      'plain dialog: frames',
      'plain dialog: main thread at open until the first row, CPU ms',
      'plain dialog: main thread at open, CPU ms',
    ],
    digits: 1,
    measure: (visit) => measureOpening(visit, { name: 'plain' }),
  },
  {
    rows: ['click to first row, 4x slower CPU, ms'],
    measure: (visit) => measureFirstRow(visit, { slowdown: 4 }),
  },
  {
    rows: ['the same, nothing prefetched, ms'],
    measure: (visit) => measureFirstRow(visit, { isIdle: false }),
  },
  {
    rows: ['the same, nothing prefetched, 4x slower CPU, ms'],
    measure: (visit) => measureFirstRow(visit, { isIdle: false, slowdown: 4 }),
  },
  {
    rows: ['the same, touch without hover, ms'],
    context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    measure: measureTouch,
  },
  { rows: ['the same, with Save-Data, ms'], measure: measureSaveData },
  {
    rows: ['the same, page busy hydrating, ms'],
    async measure(visit) {
      await visit.page.addInitScript(keepBusy)
      return await measureFirstRow(visit, { isIdle: false })
    },
  },
  ...[
    { name: 'strict-csp', title: 'strict CSP' },
    { name: 'ssr', title: 'server rendering' },
    { name: 'react-18', title: 'React 18' },
    { name: 'html', title: 'without React' },
  ].flatMap(({ name, title }) =>
    [1, 4].map((slowdown) => ({
      rows: [`click to first row, ${title}${slowdown > 1 ? ', 4x slower CPU' : ''}, ms`],
      measure: (/** @type {Visit} */ visit) => measureFirstRow(visit, { name, slowdown }),
    })),
  ),
  {
    rows: ['plain dialog: click to first row, 4x slower CPU, ms'],
    measure: (visit) => measureFirstRow(visit, { name: 'plain', slowdown: 4 }),
  },
  {
    rows: [`heap growth over ${opens} opens, kB`],
    // The animations are not measured here.
    context: { reducedMotion: 'reduce' },
    measure: measureGrowth,
  },
  { rows: ['the same, without the code that V8 compiles, kB'], measure: measureInterpreted },
  {
    rows: [`plain dialog: heap growth over ${opens} opens, kB`],
    context: { reducedMotion: 'reduce' },
    measure: (visit) => measureGrowth(visit, { name: 'plain' }),
  },
  { rows: ['click on wallet to connected, ms', 'reload to account shown, ms'], measure: measureConnection },
  { rows: ['plain dialog: load to button shown, ms'], measure: measurePlainLoad },
  ...['', ', 4x slower CPU'].flatMap((suffix) => {
    const slowdown = suffix ? 4 : 1
    const toRows = (/** @type {string} */ view) => ['ms', 'frames'].map((unit) => `${view}${suffix}, ${unit}`)
    return [
      {
        rows: [...toRows('account view'), ...toRows('send view'), ...toRows('swap view')],
        measure: (/** @type {Visit} */ visit) => measureViews(visit, slowdown),
      },
      {
        rows: toRows('login: e-mail field'),
        measure: (/** @type {Visit} */ visit) => measureLoginField(visit, slowdown),
      },
    ]
  }),
]

/**
 * Opens a page of the playground, or `react-18`: `minimal.html` with React 18.
 *
 * @param {Visit} visit @param {{ name?: string, isIdle?: boolean, slowdown?: number }} [options]
 */
export async function open({ page, side }, { name = 'minimal', isIdle = true, slowdown = 1 } = {}) {
  const isReact18 = name === 'react-18'
  if (isReact18 && !side.react18Url) throw new Error('This commit has no build with React 18.')
  const url = isReact18 ? `${side.react18Url}/minimal.html` : `${side.siteUrl}/${name}.html`
  await throttle(page, slowdown)
  await page.goto(url, { waitUntil: isIdle ? 'networkidle' : 'commit' })
  await page.getByRole('button', { name: /^connect/i }).waitFor()
}

/** @param {Page} page @param {number} rate */
async function throttle(page, rate) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** @param {Visit} visit @param {{ name?: string }} [options] */
async function measureFiles({ page, side }, { name = 'minimal' } = {}) {
  /** @type {{ url: string, phase: number, size: Promise<number> }[]} */
  const files = []
  let phase = 0
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '')
    const url = response.url()
    if (url.startsWith('data:') || (!isScript && url.startsWith(side.siteUrl))) return
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    files.push({ url, phase, size })
  })
  await page.goto(`${side.siteUrl}/${name}.html`, { waitUntil: 'load' })
  phase = 1
  await page.waitForLoadState('networkidle')
  phase = 2
  await page.evaluate(clickToContent, firstRow)
  phase = 3
  await page.waitForTimeout(1_000)
  const own = files.filter(({ url }) => url.startsWith(side.siteUrl))
  const sum = async (/** @type {number} */ last) => {
    const sizes = await Promise.all(own.filter((file) => file.phase <= last).map(({ size }) => size))
    return sizes.reduce((total, size) => total + size, 0) / 1000
  }
  const count = (/** @type {number} */ last) => own.filter((file) => file.phase <= last).length
  return [
    ...[await sum(0), await sum(1), await sum(2), await sum(3)],
    ...[count(1), count(2), count(3), files.length - own.length],
  ]
}

/** @param {Visit} visit @param {{ name?: string }} [options] */
async function measureOpening(visit, { name = 'minimal' } = {}) {
  const { page } = visit
  await open(visit, { name })
  const session = await page.context().newCDPSession(page)
  // CPU time: the elapsed time of a task contains the time in which other threads and processes have the CPU.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await readMetrics(session)
  const { ms, frames } = await page.evaluate(clickToContent, rowOf(name))
  const shown = await readMetrics(session)
  // The animation, and what loads after the list.
  await page.waitForTimeout(700)
  const after = await readMetrics(session)
  const spent = (/** @type {string} */ name, read = after) => (read(name) - before(name)) * 1_000
  return [
    ...[ms, frames, spent('TaskDuration', shown), spent('TaskDuration'), spent('ScriptDuration')],
    spent('LayoutDuration') + spent('RecalcStyleDuration'),
  ]
}

/** @param {import('playwright').CDPSession} session */
async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

/** @param {Visit} visit @param {{ name?: string, isIdle?: boolean, slowdown?: number }} [options] */
async function measureFirstRow(visit, options) {
  await open(visit, options)
  return [(await visit.page.evaluate(clickToContent, rowOf(options?.name))).ms]
}

/** @param {Visit} visit */
async function measureTouch(visit) {
  const { page } = visit
  await open(visit)
  const box = await page.getByRole('button', { name: /^connect/i }).boundingBox()
  if (!box) throw new Error('The connect button is hidden.')
  const name = 'benchResult'
  // The listener is there before the tap.
  await page.evaluate(
    `void (globalThis.${name} = (${clickToContent})(${JSON.stringify({ ...firstRow, waitsForClick: true })}))`,
  )
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const { ms } = /** @type {{ ms: number }} */ (await page.evaluate(`globalThis.${name}`))
  return [ms]
}

/** @param {Visit} visit */
async function measureSaveData(visit) {
  const session = await visit.page.context().newCDPSession(visit.page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  return await measureFirstRow(visit)
}

/** @param {Visit} visit @param {{ name?: string }} [options] */
async function measureGrowth(visit, { name = 'minimal' } = {}) {
  const { page } = visit
  await open(visit, { name })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await readMetrics(session))('JSHeapUsedSize') / 1_000
  }
  // What loads while the modal is open for the first time is not a leak.
  await page.evaluate(clickToContent, rowOf(name))
  await page.waitForTimeout(1_500)
  await page.keyboard.press('Escape')
  await page.evaluate(openAndClose, 5)
  const before = await measure()
  await page.evaluate(openAndClose, opens)
  return [(await measure()) - before]
}

/** Measures the growth in a browser that only interprets code: what is left are objects. @param {Visit} visit */
async function measureInterpreted({ side }) {
  const executablePath = findChromium(process.env, { whole: true })
  const args = [...chromiumArgs, '--js-flags=--no-sparkplug --no-maglev --no-turbofan']
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.addInitScript({ content: side.walletScript })
    return await measureGrowth({ page, side })
  } finally {
    await browser.close()
  }
}

/** @param {Visit} visit */
async function measurePlainLoad(visit) {
  const { page } = visit
  await page.addInitScript(recordButton, 'connect')
  await open(visit, { name: 'plain' })
  return [await reload(page)]
}

/** Loads a page again with one light wallet, and returns when the button was shown. @param {Page} page */
async function reload(page) {
  await page.addInitScript(announceWallet)
  await page.evaluate(`name = '${lightPage}'`)
  await page.reload({ waitUntil: 'networkidle' })
  const shownAt = await page.evaluate(buttonShownAt)
  if (shownAt === undefined) throw new Error('The button was not shown after the reload.')
  return shownAt
}

/** @param {Visit} visit */
async function measureConnection(visit) {
  const { page } = visit
  await page.addInitScript(recordButton, 'account')
  await open(visit)
  // A network that the page supports. Else the modal stays open and asks for another one.
  await page.evaluate('__wallets.harbor.switchChain(1)')
  await page.evaluate(clickToContent, firstRow)
  // A user needs longer than the animation to choose a wallet.
  await page.waitForTimeout(700)
  const connected = await page.evaluate(clickToContent, {
    ...{ button: 'Harbor', content: accountButton, isInPage: true },
  })
  await page.waitForTimeout(700)
  return [connected.ms, await reload(page)]
}

/**
 * Opens the account, Send and Swap twice, and returns the times of the second round, when code and data are known.
 *
 * @param {Visit} visit @param {number} slowdown
 */
async function measureViews({ page, side }, slowdown) {
  await page.goto(`${side.siteUrl}/account.html?tables=none&data=${encodeURIComponent(side.dataUrl)}`)
  await page.locator('.site-header [data-latchkit="connect"]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(clickToContent, firstRow)
  await page.evaluate(clickToContent, { button: 'Harbor', content: accountButton, isInPage: true })
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const account = { content: '.token' }
  const round = async () => {
    const times = [await openView(page, account)]
    for (const button of ['Send', 'Swap']) {
      await page.evaluate(clickToContent, account)
      await page.waitForTimeout(700)
      times.push(await openView(page, { button, content: 'input' }))
    }
    return times.flatMap(({ ms, frames }) => [ms, frames])
  }
  await round()
  await throttle(page, slowdown)
  return await round()
}

/** Opens a view, waits until its animations and requests have ended, and closes the modal. @param {Page} page @param {import('./benchContent.mjs').Step} step */
async function openView(page, step) {
  const result = await page.evaluate(clickToContent, step)
  await page.waitForTimeout(700)
  for (const dialog = page.getByRole('dialog'); await dialog.isVisible(); await page.waitForTimeout(400))
    await page.keyboard.press('Escape')
  return result
}

/** @param {Visit} visit @param {number} slowdown */
async function measureLoginField({ page, side }, slowdown) {
  if (!side.frameUrl) throw new Error('This commit has no login frame.')
  await page.goto(
    `${side.siteUrl}/account.html?tables=none&data=none&frame=${encodeURIComponent(side.frameUrl)}`,
  )
  await page.locator('.site-header [data-latchkit="connect"]').waitFor()
  await page.waitForLoadState('networkidle')
  await throttle(page, slowdown)
  const { ms, frames } = await page.evaluate(clickToContent, {
    content: 'input[type="email"]:not(:disabled)',
  })
  return [ms, frames]
}
