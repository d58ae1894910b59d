import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { startDevnet } from '../apps/devnet/src/exports/index.js'
import buildPages, { frameOut } from '../apps/playground/e2e/buildPages.js'
import { startSite } from '../apps/playground/e2e/startSite.js'
import { openAccount, scrollAccount } from './benchAccount.mjs'
import { scrollAllWallets } from './benchAllWallets.mjs'
import { parseArguments } from './benchArguments.mjs'
import { checkOut, createCleanup, nameThisCommit, resolveCommit } from './benchCheckout.mjs'
import { measureGateway } from './benchGateway.mjs'
import { measureHistory, measureProjects } from './benchHistory.mjs'
import { runs as logins, measureLogin } from './benchLogin.mjs'
import { firstRow, mainThread, openAndClose } from './benchPage.mjs'
import { measureRelay, measureRelayLimit, toRelayRows } from './benchRelay.mjs'
import { measureSignIn } from './benchSignIn.mjs'
import { toTable } from './benchStatistics.mjs'
import { measureSwaps } from './benchSwap.mjs'
import { printTable } from './benchTable.mjs'
import { writeTrace } from './benchTrace.mjs'
import { measureUserOperations } from './benchUserOperations.mjs'
import { openViews } from './benchViews.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { onInterrupt } from './processes.mjs'

// Measures loading and interaction times of the playground's production build. Runs with tsx, because it uses the devnet's
// sources. Only compare results from the same machine. `pnpm bench` prints the table of this commit, `pnpm bench --against <commit>`
// beside an earlier one, and `pnpm bench all-wallets` runs a single other benchmark. See apps/docs/src/content/docs/compare/performance.md.

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

const runs = 15
const opens = 50

/** @type {Readonly<Record<string, (browser: Browser) => Promise<void>>>} */
const benchmarks = {
  async opening(browser) {
    print('Loaded, gzipped (React and the chain library included)', await loads(browser))
    print(`Click to first wallet row painted, median of ${runs} (slowest)`, await clicks(browser))
    print('Main thread blocked (task time over 50 ms, summed)', await blocking(browser))
    print('Growth by opening and closing', await growth(browser))
  },
  async 'all-wallets'(browser) {
    const title = 'Scrolling through all wallets (600, endless); the limit is 16 ms a frame at 4x'
    print(title, await scrollAllWallets(browser, site.url))
  },
  async account(browser) {
    const options = {
      siteUrl: site.url,
      dataUrl: devnet.gateway?.url ?? '',
      walletScript: devnet.wallets.script,
    }
    const title = `Click on the account button to first token row painted, median of ${runs} (slowest)`
    print(title, await openAccount(browser, options))
    print('Scrolling; the limit is 16 ms a frame at 4x', await scrollAccount(browser, options))
  },
  async views(browser) {
    const options = {
      siteUrl: site.url,
      dataUrl: devnet.gateway?.url ?? '',
      walletScript: devnet.wallets.script,
    }
    print('Click to a view of the account painted, first opening', await openViews(browser, options))
  },
  async login(browser) {
    const { login } = devnet.gateway ?? {}
    if (!login) throw new Error('The devnet was started without the login.')
    const title = `E-mail login of a new user, then a signature: median of ${logins} (slowest)`
    print(title, await measureLogin(browser, { siteUrl: site.url, login }))
  },
}

/** The benchmarks without a page. */
const servers = ['relay', 'gateway', 'swap', 'sign-in', 'user-operations']
const cleanup = createCleanup()
onInterrupt(cleanup.run)
const options = readArguments()
const chosen = options.name === 'all' ? undefined : options.name
const isTable = options.name === 'table' || options.name === 'all'
try {
  if (options.name === 'trace') await writeTrace(launch, options.traceFile, cleanup)
  if (isTable) await printTable(launch, options, cleanup)
  if (!chosen || chosen === 'relay') await printRelay()
} finally {
  await cleanup.run()
}

if (!chosen || chosen === 'gateway') {
  console.log('▸ Measuring the gateway')
  print('Requests to the gateway, 32 at a time, with the node on the same machine', await measureGateway())
  print('Histories: 100,000 transfers in 200 blocks', await measureHistory())
  print('Projects', await measureProjects())
}
if (!chosen || chosen === 'swap') {
  console.log('▸ Measuring swaps')
  print(
    'Swaps over the pools of the devnet, 32 at a time, with the node on the same machine',
    await measureSwaps(),
  )
}
if (!chosen || chosen === 'sign-in') {
  console.log('▸ Measuring the verification of sign-ins')
  print('verifyMessage, 500 messages, one after the other', await measureSignIn())
}
if (!chosen || chosen === 'user-operations') {
  console.log('▸ Measuring user operations')
  print('User operations, 16 at a time, with the gateway in this process', await measureUserOperations())
}
/** @type {import('../apps/playground/e2e/startSite.js').Site} */
let site
/** @type {import('../apps/devnet/src/exports/index.js').Devnet} */
let devnet
if (!chosen || chosen in benchmarks) await measurePages()

function readArguments() {
  try {
    return parseArguments(process.argv.slice(2), [...Object.keys(benchmarks), ...servers])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Prints the figures of the relay, beside those of an earlier commit, and the limit in the same run. */
async function printRelay() {
  const { against, jsonFile } = options
  const commit = against && (await resolveCommit(against))
  const older = commit ? [{ name: commit.slice(0, 9), folder: await checkOut(commit, cleanup) }] : []
  const sides = []
  for (const { name, folder } of [...older, { name: await nameThisCommit(), folder: undefined }]) {
    console.log(`▸ Measuring the relay of ${name}`)
    sides.push({ name, figures: await measureRelay(folder) })
  }
  const limit = await measureRelayLimit()
  print('The relay, 100 publishers with 4 messages of 1.5 kB each at a time', toRelayRows(sides, limit))
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ sides, limit }, null, 2)}\n`)
}

async function launch() {
  const executablePath = findChromium(process.env, { whole: true })
  return await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
}

/** Runs the benchmarks of the page. */
async function measurePages() {
  console.log('▸ Building the playground')
  await buildPages()
  devnet = await startDevnet({ gateway: true, login: { frameDir: frameOut } })
  site = await startSite(devnet)
  const browser = await launch()
  try {
    console.log('▸ Measuring')
    for (const [name, run] of Object.entries(benchmarks)) if (!chosen || chosen === name) await run(browser)
  } finally {
    await browser.close()
    await site.stop()
    await devnet.stop()
  }
}

/** @param {Browser} browser */
async function loads(browser) {
  const page = await visit(browser, 1, { go: false })
  /** @type {{ url: string, size: Promise<number>, phase: number }[]} */
  const responses = []
  let phase = 0
  page.on('response', (response) => {
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    )
    responses.push({ url: response.url(), size, phase })
  })
  await page.goto(`${site.url}/minimal.html`, { waitUntil: 'load' })
  phase = 1
  await page.waitForLoadState('networkidle')
  phase = 2
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: /harbor/i }).waitFor()
  await page.waitForLoadState('networkidle')
  const names = ['with the page', 'when idle, before a click', 'at the click']
  const rows = await Promise.all(
    names.map(async (name, index) => {
      const own = responses.filter((response) => response.phase === index)
      const foreign = own.filter(({ url }) => !url.startsWith(site.url) && !url.startsWith('data:'))
      const sizes = await Promise.all(own.map(({ size }) => size))
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return [
        name,
        `${(bytes / 1000).toFixed(1)} kB`,
        `${own.length} requests`,
        `${foreign.length} to others`,
      ]
    }),
  )
  await page.context().close()
  return rows
}

/** @param {Browser} browser */
async function clicks(browser) {
  const conditions = /** @type {const} */ ([
    ['plain', 1, true],
    ['4x slower CPU', 4, true],
    ['plain, clicked before anything is prefetched', 1, false],
    ['4x slower CPU, the same', 4, false],
  ])
  const rows = []
  for (const [name, slowdown, idle] of conditions) {
    const times = []
    for (let run = 0; run < runs; run++) {
      const page = await visit(browser, slowdown, { idle })
      times.push(await page.evaluate(firstRow))
      await page.context().close()
    }
    times.sort((a, b) => a - b)
    rows.push([name, ms(times[Math.floor(runs / 2)]), `(${ms(times.at(-1))})`])
  }
  return rows
}

/** @param {Browser} browser */
async function blocking(browser) {
  const rows = []
  for (const [name, slowdown] of /** @type {const} */ ([
    ['plain', 1],
    ['4x slower CPU', 4],
  ])) {
    const page = await visit(browser, slowdown)
    const load = await page.evaluate(mainThread)
    await page.evaluate(firstRow)
    const all = await page.evaluate(mainThread)
    rows.push([name, `${ms(load)} loading`, `${ms(all - load)} opening`])
    await page.context().close()
  }
  return rows
}

/** @param {Browser} browser */
async function growth(browser) {
  const page = await visit(browser, 1)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
  }
  // The first rounds load chunks, which is not a leak.
  await page.evaluate(openAndClose, 5)
  const rows = []
  let before = await measure()
  // Measured twice: a leak grows in both runs, but the warm-up of the engine only in the first one.
  for (const name of [`${opens} times`, `${opens} times more`]) {
    await page.evaluate(openAndClose, opens)
    const after = await measure()
    rows.push([
      name,
      `heap ${signed((after.heap - before.heap) / 1000)} kB of ${(after.heap / 1000).toFixed(0)} kB`,
      `DOM nodes ${signed(after.nodes - before.nodes)}`,
      `event listeners ${signed(after.listeners - before.listeners)}`,
    ])
    before = after
  }
  await page.context().close()
  return rows
}

/**
 * Opens the minimal page with the devnet's wallets, in a new profile without a cache.
 *
 * @param {Browser} browser
 * @param {number} slowdown
 * @param {{ go?: boolean, idle?: boolean }} [options]
 * @returns {Promise<Page>}
 */
async function visit(browser, slowdown, { go = true, idle = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript({ content: devnet.wallets.script })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (go) {
    await page.goto(`${site.url}/minimal.html`, { waitUntil: idle ? 'networkidle' : 'commit' })
    await page.getByRole('button', { name: /connect/i }).waitFor()
  }
  return page
}

/** @param {number | undefined} value */
function ms(value = Number.NaN) {
  return `${value.toFixed(0)} ms`
}

/** @param {number} value */
function signed(value) {
  return `${value < 0 ? '' : '+'}${value.toFixed(0)}`
}

/** @param {string} title @param {readonly (readonly string[])[]} rows */
function print(title, rows) {
  console.log(`\n${title}\n${toTable(rows).replace(/^/gm, '  ')}`)
}
