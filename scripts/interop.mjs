import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { freePort, startDevnet } from '../apps/devnet/src/exports/index.js'
import { projects } from '../interop/bundlers/projects.mjs'
import { stacks } from '../interop/start/stacks.mjs'
import { packAll } from './checks/pack.mjs'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { runProjects } from './interopBundlers.mjs'
import { readLockfile, unlockedPackages, withoutOwnPackages } from './npmLock.mjs'
import { start } from './processes.mjs'
import { publishAll } from './registry/publishAll.mjs'
import { startMirror } from './registry/startMirror.mjs'
import { startRegistry } from './registry/startRegistry.mjs'
import { tryCreate } from './registry/tryCreate.mjs'
import { tryScaffold } from './registry/tryScaffold.mjs'
import { tryStartPages } from './start/tryStartPages.mjs'

// Tests pages of other kits, frameworks and wallets, installed from npm outside the workspace: see interop/README.md.
// Runs with tsx, because it uses the devnet's sources.

const root = process.cwd()
/** Maximum duration of one check. */
const checkMs = 60_000
/** Errors that Chromium logs about blocked requests, and the WalletConnect SDK about a declined pairing. */
const expectedErrors = /Failed to load resource|net::ERR|User rejected/
/** The pages of other frameworks, which the word `frameworks` chooses together. */
const frameworks = ['vue', 'svelte', 'solid', 'angular', 'html']
/** Folders in `interop`, whether they install our tarballs, their build tool, and the chain ids of the devnet. */
const pages = [
  { name: 'rainbowkit', usesTarballs: false, build: 'vite' },
  { name: 'wagmi', usesTarballs: false, build: 'vite' },
  { name: 'next', usesTarballs: true, build: 'next' },
  { name: 'headless', usesTarballs: true, build: 'vite' },
  { name: 'dialogs', usesTarballs: true, build: 'vite' },
  ...frameworks.map((name) => ({ name, usesTarballs: true, build: 'vite' })),
  { name: 'appkit', usesTarballs: false, build: 'vite', chainIds: [1] },
  { name: 'appkit-login', usesTarballs: false, build: 'vite', chainIds: [1], login: true },
  // Our own pages in other browsers.
  { name: 'browsers', usesTarballs: false, build: 'none' },
]

/** The page that runs in each of these browsers. `browsers:firefox` runs it in one. */
const browsers = 'browsers'
const browserNames = ['firefox', 'webkit']

/** Not a page: projects that build apps. A name of one also chooses it alone. */
const bundlers = 'bundlers'
/** Not pages: the apps that `create-latchkit` creates. `npm test` does the same with the template `vite-react`. */
const scaffolds = /** @type {const} */ (['next', 'vue', 'svelte', 'html'])
/** Not a page: the getting-started pages of the documentation. The name of a stack chooses it alone, such as `start:vite`. */
const startPages = 'start'
/** Not a page: the apps that pnpm, Yarn and Bun create. */
const create = 'create'

/** @typedef {typeof pages[number]} InteropPage */
/** @typedef {{ page: string, check: string, ms: number, error?: string }} Row */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'update-lock': { type: 'boolean' }, folder: { type: 'string' } },
})
const isUpdate = values['update-lock'] === true
const words = positionals.flatMap((word) => (word === 'frameworks' ? frameworks : [word]))
const isChosen = (/** @type {string} */ name) => words.length === 0 || words.includes(name)
const chosenBrowsers = browserNames.filter((name) => isChosen(browsers) || isChosen(`${browsers}:${name}`))
const chosen = pages.filter(({ name }) => isChosen(name) || (name === browsers && chosenBrowsers.length > 0))
const chosenProjects = projects.filter(({ name }) => isChosen(bundlers) || isChosen(name))
const chosenScaffolds = scaffolds.filter((template) => isChosen(`scaffold-${template}`))
const chosenStacks = stacks.filter(({ name }) => isChosen(startPages) || isChosen(`${startPages}:${name}`))
const names = [
  ...pages.map(({ name }) => name),
  ...browserNames.map((name) => `${browsers}:${name}`),
  ...[bundlers, startPages, create],
  ...scaffolds.map((template) => `scaffold-${template}`),
  ...projects.map(({ name }) => name),
  ...stacks.map(({ name }) => `${startPages}:${name}`),
]
const unknown = words.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new Error(`A page must be one of ${names.join(', ')}, or frameworks, got ${unknown.join(', ')}.`)

/** @type {Row[]} */
const rows = []
const temp = values.folder ?? mkdtempSync(join(tmpdir(), 'latchkit-interop-'))
mkdirSync(temp, { recursive: true })
try {
  const needsTarballs = chosenProjects.length > 0 || chosen.some(({ usesTarballs }) => usesTarballs)
  const packed = needsTarballs ? await packAll(root, temp) : []
  for (const page of chosen) {
    console.log(`\n${page.name}`)
    if (page.build === 'none') {
      if (!isUpdate) await tryBrowsers(page.name)
      continue
    }
    const folder = prepare(page, page.usesTarballs ? packed : [])
    await measure(page.name, 'install', () => install(page, folder))
    if (!isUpdate) await tryPage(page, folder)
  }
  if (chosenProjects.length > 0) {
    console.log(`\n${bundlers}`)
    await runProjects({
      projects: chosenProjects,
      packed,
      temp,
      isUpdate,
      measure: (check, action) => measure(bundlers, check, action),
    })
  }
  const needsRegistry =
    chosenScaffolds.length > 0 || (!isUpdate && (chosenStacks.length > 0 || isChosen(create)))
  if (needsRegistry) await tryRegistry()
} finally {
  if (values.folder === undefined) rmSync(temp, { recursive: true, force: true })
}
printTable()
if (rows.some(({ error }) => error !== undefined)) process.exitCode = 1

async function tryRegistry() {
  const registry = await startRegistry(join(temp, 'registry'))
  const mirror = await startMirror(registry.url)
  const { url, env } = { ...registry, env: mirror.env }
  try {
    const version = (await publishAll(root, temp, url))['@latchkit/react'] ?? ''
    for (const template of chosenScaffolds) {
      const name = `scaffold-${template}`
      console.log(`\n${name}`)
      await measure(name, 'created, built and tested', () =>
        tryScaffold({ root, temp, url, version, template, isUpdate }),
      )
    }
    if (isUpdate) return
    if (chosenStacks.length > 0) {
      console.log(`\n${startPages}`)
      const ofStart = (/** @type {string} */ check, /** @type {() => Promise<unknown>} */ action) =>
        measure(startPages, check, action)
      await tryStartPages({ root, temp, env, stacks: chosenStacks, measure: ofStart })
    }
    if (isChosen(create)) {
      console.log(`\n${create}`)
      await tryCreate({ root, temp, env, measure: (check, action) => measure(create, check, action) })
    }
  } finally {
    mirror.stop()
    await registry.stop()
  }
}

/** @param {string} name */
async function tryBrowsers(name) {
  const { runBrowsers } = await import('../interop/browsers/run.mjs')
  // A check has several waits of 30 s, each of which names its cause.
  const check = async (/** @type {string} */ title, /** @type {() => Promise<void>} */ action) => {
    if (!(await measure(name, title, action))) throw new Error('stopped')
  }
  await runBrowsers({ root, names: chosenBrowsers, check })
}

/** @param {InteropPage} page @param {string} folder */
async function tryPage({ name, build, chainIds, login }, folder) {
  const devnet = await startDevnet({
    gateway: true,
    phone: true,
    legacy: 'harbor',
    chainIds,
    login: login ? { frameDir: join(root, 'apps/login-frame/dist') } : undefined,
  })
  try {
    const env = environment(devnet)
    const bin = join(folder, 'node_modules/.bin', build)
    const isBuilt = await measure(name, 'production build', () => run([bin, 'build'], folder, env))
    if (!isBuilt) return
    const port = await freePort()
    const address =
      build === 'next' ? ['start', '-H', '127.0.0.1', '-p'] : ['preview', '--host', '127.0.0.1', '--port']
    const server = start([bin, ...address, String(port)], { cwd: folder, env, onOutput: () => {} })
    try {
      const url = `http://127.0.0.1:${port}`
      await untilReachable(url)
      await drivePage(name, { url, devnet, folder })
      await driveWithTestKit(name, url, devnet)
    } finally {
      await server.stop()
    }
  } finally {
    await devnet.stop()
  }
}

/**
 * Drives a page with the wallets of `@latchkit/test`, if it has such checks.
 *
 * @param {string} name @param {string} url @param {Awaited<ReturnType<typeof startDevnet>>} devnet
 */
async function driveWithTestKit(name, url, devnet) {
  const { driveWithTestKit: drive } = await import(`../interop/${name}/drive.mjs`)
  if (!drive) return
  const { runTestKit } = await import('../interop/testKit.mjs')
  const check = async (/** @type {string} */ title, /** @type {() => Promise<void>} */ action) => {
    if (!(await measure(name, title, () => within(checkMs, action())))) throw new Error('stopped')
  }
  const { gateway, chains } = devnet
  const { url: gatewayUrl = '', relayUrl = '' } = gateway ?? {}
  const what = { url, gatewayUrl, relayUrl, chainId: chains[0]?.id ?? 1 }
  await runTestKit({ ...what, drive, check }).catch((error) => {
    if (error.message !== 'stopped') throw error
  })
}

/** @param {string} name @param {{ url: string, devnet: Awaited<ReturnType<typeof startDevnet>>, folder: string }} what */
async function drivePage(name, { url, devnet, folder }) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
  try {
    const context = await browser.newContext()
    // Blocks requests to other machines, such as the servers of a kit.
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      // The page can have answered a request whose handler is removed meanwhile.
      (route) => route.abort().catch(() => {}),
    )
    await context.routeWebSocket(/^wss:/, (socket) => socket.close())
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    /** @type {{ drive: (given: object) => Promise<void>, expectedErrors?: RegExp }} */
    const { drive, expectedErrors: ofPage } = await import(`../interop/${name}/drive.mjs`)
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !expectedErrors.test(text) && !ofPage?.test(text)) errors.push(text)
    })
    if (name !== 'headless') await page.addInitScript({ content: devnet.wallets.script })
    const check = async (/** @type {string} */ title, /** @type {() => Promise<void>} */ action) => {
      if (!(await measure(name, title, () => within(checkMs, action())))) throw new Error('stopped')
    }
    // A failed check is in the table. The following checks depend on it, so they do not run.
    await drive({ page, url, devnet, check, folder })
      .catch((error) => {
        if (error.message !== 'stopped') throw error
      })
      // A request in flight would fail when the browser closes.
      .finally(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
    await measure(name, 'no errors in the page', async () => {
      if (errors.length > 0) throw new Error([...new Set(errors)].join(' | '))
    })
  } finally {
    await browser.close()
  }
}

/**
 * Copies a page and the shared files, and writes its manifest with the packages of the tarballs.
 *
 * @param {InteropPage} page @param {readonly import('./checks/pack.mjs').Packed[]} packed
 */
function prepare({ name }, packed) {
  const folder = join(temp, name)
  cpSync(join(root, 'interop', name), folder, { recursive: true })
  cpSync(join(root, 'interop/shared'), join(folder, 'shared'), { recursive: true })
  cpSync(join(root, 'interop/stub'), join(folder, 'stub'), { recursive: true })
  // A page may have its own.
  for (const file of ['index.html', 'vite.config.js'])
    cpSync(join(folder, 'shared', file), join(folder, file), { force: false })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const tarballs = Object.fromEntries(packed.map((each) => [each.name, `file:${each.tarball}`]))
  const overrides = Object.fromEntries(packed.map((each) => [each.name, `$${each.name}`]))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      ...manifest,
      dependencies: { ...manifest.dependencies, ...tarballs },
      overrides: { ...manifest.overrides, ...overrides },
    }),
  )
  return folder
}

/**
 * Installs the packages of the page's lockfile with npm, without install scripts. Throws if any other package was installed.
 * With `--update-lock`, adds what the lockfile lacks and removes what nothing needs instead.
 *
 * @param {InteropPage} page @param {string} folder
 */
async function install({ name }, folder) {
  const committed = join(root, 'interop', name, 'package-lock.json')
  const lockfile = join(folder, 'package-lock.json')
  // npm does not write hashes for packages that are already installed. It keeps the packages of the lockfile that still fit.
  if (isUpdate) rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  else if (!existsSync(lockfile)) throw new Error(`There is no ${committed}: run pnpm interop --update-lock.`)
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  await run(['npm', 'install', ...flags, ...(isUpdate ? ['--package-lock-only'] : [])], folder)
  if (isUpdate)
    return writeFileSync(
      committed,
      `${JSON.stringify(withoutOwnPackages(readLockfile(lockfile)), null, 2)}\n`,
    )
  const installed = readLockfile(join(folder, 'node_modules/.package-lock.json'))
  const unlocked = unlockedPackages(installed, readLockfile(committed))
  if (unlocked.length > 0)
    throw new Error(`Not in the lockfile: ${unlocked.join(', ')}. Run pnpm interop --update-lock ${name}.`)
}

/** @param {Awaited<ReturnType<typeof startDevnet>>} devnet */
function environment({ chains, gateway }) {
  const rpcUrl = chains[0]?.rpcUrl ?? ''
  return {
    VITE_RPC_URL: rpcUrl,
    VITE_RELAY_URL: gateway?.relayUrl ?? '',
    VITE_PROJECT_ID: gateway?.projectId ?? '',
    FRAME_URL: gateway?.login?.frameUrl,
    NEXT_PUBLIC_RPC_URL: rpcUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
}

/** @param {readonly string[]} command @param {string} cwd @param {NodeJS.ProcessEnv} [env] */
async function run(command, cwd, env) {
  let output = ''
  const child = start(command, { cwd, env, onOutput: (text) => (output += text) })
  const code = await child.exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
}

/** @param {string} url */
async function untilReachable(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(url)
        .then(({ ok }) => ok)
        .catch(() => false)
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not respond.`)
}

/** @param {number} ms @param {Promise<unknown>} action */
function within(ms, action) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result in ${ms / 1000} s`)), ms)
  })
  return Promise.race([action, timeout]).finally(() => clearTimeout(timer))
}

/** @param {string} page @param {string} check @param {() => Promise<unknown>} action */
async function measure(page, check, action) {
  const since = performance.now()
  /** @type {Row} */
  let row
  try {
    await action()
    row = { page, check, ms: performance.now() - since }
  } catch (error) {
    row = {
      page,
      check,
      ms: performance.now() - since,
      error: error instanceof Error ? error.message : String(error),
    }
  }
  rows.push(row)
  console.log(`  ${row.error === undefined ? '✓' : '✗'} ${check} (${Math.round(row.ms)} ms)`)
  if (row.error !== undefined) console.log(row.error.replace(/^/gm, '    '))
  return row.error === undefined
}

function printTable() {
  console.log('\n| page | passed | failed | seconds |\n|---|---|---|---|')
  for (const name of names.filter((name) => rows.some(({ page }) => page === name))) {
    const mine = rows.filter(({ page }) => page === name)
    const failed = mine.filter(({ error }) => error !== undefined).length
    const seconds = mine.reduce((sum, { ms }) => sum + ms, 0) / 1000
    console.log(`| ${name} | ${mine.length - failed} | ${failed} | ${seconds.toFixed(1)} |`)
  }
}
