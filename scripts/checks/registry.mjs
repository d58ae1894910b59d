// Justification: an integration test: only an app outside the workspace shows what npm installs.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { parse } from 'yaml'
import { startDevnet } from '../../apps/devnet/src/exports/index.js'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { readLockfile, unlockedPackages, withoutOwnPackages } from '../npmLock.mjs'
import { start } from '../processes.mjs'
import { createManagers, managerPackages, writeApp, writeNpmrc } from '../registry/managers.mjs'
import { publishAll } from '../registry/publishAll.mjs'
import { startRegistry } from '../registry/startRegistry.mjs'
import { tryScaffold } from '../registry/tryScaffold.mjs'

// Tests the packages as an app does: they are published to a registry of this machine, an empty Vite project outside the workspace
// installs them from there with npm, runs the code of the README, and connects a wallet. The other package managers install and
// build the same project. `create-latchkit` creates an app, whose own test runs. Runs with tsx, because it uses the devnet's sources.

const root = process.cwd()
/** @type {{ catalog: Record<string, string> }} */
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
const npmFlags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
const isUpdate = process.argv.includes('--update-lock')
const source = fileURLToPath(new URL('registryApp', import.meta.url))
const temp = mkdtempSync(join(tmpdir(), 'latchkit-registry-'))
const folder = join(temp, 'app')
/** @type {import('../registry/startRegistry.mjs').Registry | undefined} */
let registry
try {
  registry = await startRegistry(join(temp, 'registry'))
  const own = await publishAll(root, temp, registry.url)
  const manifest = toManifest(own)
  console.log('published to a registry on this machine')
  const version = own['@latchkit/react'] ?? ''
  await tryScaffold({ root, temp, url: registry.url, version, template: 'vite-react', isUpdate })
  writeApp(folder, source, manifest)
  writeNpmrc(folder, registry.url)

  // ethers5.jsx tests the same packages with the older ethers.
  const olderEthers = catalog.ethers5?.replace('npm:', '') ?? ''
  await install(['package-lock.json'])
  if (isUpdate) await install(['ethers5-lock.json', olderEthers])
  else {
    await tryAll(olderEthers)
    await tryManagers(manifest, registry.url)
  }
} finally {
  await registry?.stop()
  // Six installations: nothing waits for their deletion, which takes minutes on a busy disk.
  const remove = "require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })"
  spawn(process.execPath, ['-e', remove, temp], { detached: true, stdio: 'ignore' }).unref()
}

/** @param {string} olderEthers */
async function tryAll(olderEthers) {
  const devnet = await startDevnet({ solana: true, bitcoin: true, phone: true })
  try {
    await tryOut(devnet, 'main', connectEvm)
    await tryOut(devnet, 'ethers', connectAndAsk)
    await tryOut(devnet, 'chains', connectChains)
    await tryOut(devnet, 'remote', connectPhone)
    await tryOut(devnet, 'html', connectEvm)
    await tryBundle(devnet)
    await install(['ethers5-lock.json', olderEthers])
    await tryOut(devnet, 'ethers5', connectAndAsk)
  } finally {
    await devnet.stop()
  }
}

/**
 * Returns the manifest of a project that depends on our packages, and on other packages in the versions of the workspace.
 *
 * @param {Readonly<Record<string, string>>} own Versions of our packages.
 */
function toManifest(own) {
  const others = [
    'react',
    'react-dom',
    'viem',
    '@wagmi/core',
    'ethers',
    '@solana/kit',
    'bitcoinjs-lib',
    '@walletconnect/universal-provider',
    'vite',
    '@vitejs/plugin-react',
  ]
  return {
    name: 'dapp',
    private: true,
    type: 'module',
    dependencies: { ...own, ...Object.fromEntries(others.map((name) => [name, catalog[name]])) },
  }
}

/**
 * Installs and builds the app of the README with each of the other package managers.
 *
 * @param {object} manifest @param {string} url The registry of our packages.
 */
async function tryManagers(manifest, url) {
  const tools = join(temp, 'tools')
  mkdirSync(tools)
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ private: true, dependencies: managerPackages }))
  await run('installing package managers', ['npm', 'install', ...npmFlags], { cwd: tools })
  for (const { name, prepare, env, install, run: toCommand } of createManagers(tools)) {
    const app = join(temp, name.replace(/\W+/g, '-'))
    writeApp(app, source, manifest)
    prepare(app, url)
    await run(`installing with ${name}`, install, { cwd: app, env })
    await run(`building with ${name}`, [...toCommand('vite'), 'build', '--logLevel', 'warn'], {
      cwd: app,
      env: { ...env, VITE_DAPP: 'main', VITE_RPC_URL: '' },
    })
    if (!existsSync(join(app, 'dist/index.html'))) throw new Error(`${name} has built no page.`)
  }
}

/**
 * Installs our packages and the packages of a lockfile in `registryApp` with npm, without install scripts. Throws if any other
 * package was installed. With `--update-lock`, updates the lockfile instead.
 *
 * @param {readonly [lockfile: string, ...packages: string[]]} what
 */
async function install([name, ...packages]) {
  const committed = fileURLToPath(new URL(`registryApp/${name}`, import.meta.url))
  if (isUpdate) rmSync(join(folder, 'package-lock.json'), { force: true })
  else cpSync(committed, join(folder, 'package-lock.json'))
  await run(`installing with npm from ${name}`, ['npm', 'install', ...packages, ...npmFlags])
  if (isUpdate) {
    const lockfile = withoutOwnPackages(readLockfile(join(folder, 'package-lock.json')))
    writeFileSync(committed, `${JSON.stringify(lockfile, null, 2)}\n`)
    return
  }
  const unlocked = unlockedPackages(
    readLockfile(join(folder, 'node_modules/.package-lock.json')),
    readLockfile(committed),
  )
  if (unlocked.length > 0)
    throw new Error(
      `These packages are not in ${name}:\n${unlocked.join('\n')}\nUpdate it: pnpm exec tsx --conditions=@latchkit/source scripts/checks/registry.mjs --update-lock`,
    )
}

/** @param {string} title @param {readonly string[]} command @param {{ cwd?: string, env?: NodeJS.ProcessEnv | undefined }} [options] */
async function run(title, command, { cwd = folder, env } = {}) {
  const startedAt = performance.now()
  const code = await start(command, { cwd, env, onOutput: (text) => process.stdout.write(text) }).exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`)
  console.log(`${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** @typedef {Awaited<ReturnType<typeof startDevnet>>} Devnet */
/** @typedef {import('playwright').Page} Page */

/**
 * Builds a dapp of `registryApp`, opens it in the browser, and runs a function on its page.
 *
 * @param {Devnet} devnet
 * @param {'main' | 'ethers' | 'ethers5' | 'chains' | 'remote' | 'html'} dapp
 * @param {(page: Page, devnet: Devnet) => Promise<void>} act
 */
async function tryOut(devnet, dapp, act) {
  await run(`building ${dapp}.jsx with Vite`, ['npx', 'vite', 'build', '--logLevel', 'warn'], {
    env: {
      VITE_DAPP: dapp,
      VITE_RPC_URL: devnet.chains[0]?.rpcUrl ?? '',
      VITE_SOLANA_ID: devnet.solana?.caipNetworkId.split(':')[1] ?? '',
      VITE_SOLANA_URL: devnet.solana?.rpcUrl ?? '',
      VITE_BITCOIN_ID: devnet.bitcoin?.caipNetworkId.split(':')[1] ?? '',
      VITE_BITCOIN_URL: devnet.bitcoin?.esploraUrl ?? '',
      VITE_RELAY_URL: devnet.gateway?.relayUrl ?? '',
      VITE_CATALOGUE_URL: devnet.gateway?.url ?? '',
      VITE_PROJECT_ID: devnet.gateway?.projectId ?? '',
    },
  })
  await tryPage(join(folder, 'dist'), devnet, act)
  console.log(`connected by ${dapp}.jsx`)
}

/**
 * Serves the files that the html package has for pages without a bundler, with a page that requires the digest of each of them.
 *
 * @param {Devnet} devnet
 */
async function tryBundle(devnet) {
  const dist = join(folder, 'node_modules/@latchkit/html/dist')
  /** @type {Record<string, string>} */
  const digests = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'))
  const integrity = Object.fromEntries(Object.entries(digests).map(([file, digest]) => [`/${file}`, digest]))
  const html = readFileSync(join(source, 'bundle.html'), 'utf8')
    .replace('{ "integrity": {} }', () => JSON.stringify({ integrity }))
    .replace('%RPC_URL%', () => devnet.chains[0]?.rpcUrl ?? '')
  writeFileSync(join(dist, 'index.html'), html)
  await tryPage(dist, devnet, connectEvm)
  console.log('connected by latchkit.js, without a bundler')
}

/**
 * Serves a folder, opens it in the browser, and runs a function on its page.
 *
 * @param {string} dist
 * @param {Devnet} devnet
 * @param {(page: Page, devnet: Devnet) => Promise<void>} act
 */
async function tryPage(dist, devnet, act) {
  const site = await serve(dist)
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript({ content: devnet.wallets.script })
    await page.goto(site.url)
    await act(page, devnet)
    if (errors.length > 0) throw new Error(`the page logged errors:\n${errors.join('\n')}`)
  } finally {
    await browser.close()
    site.stop()
  }
}

/** @param {Page} page @param {Devnet} devnet */
async function connectEvm(page, devnet) {
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: /harbor/i }).click()
  const address = devnet.accounts[0]?.address ?? ''
  await page
    .getByRole('button', { name: new RegExp(`${address.slice(0, 4)}.*${address.slice(-4)}`, 'i') })
    .waitFor()
}

/** @param {Page} page @param {Devnet} devnet */
async function connectAndAsk(page, devnet) {
  await connectEvm(page, devnet)
  await page.getByRole('button', { name: 'Who signs?' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: devnet.accounts[0]?.address ?? '' })
    .waitFor()
}

/** @param {Page} page */
async function connectChains(page) {
  for (const { chain, wallet } of [
    { chain: 'Solana', wallet: 'Lagoon' },
    { chain: 'Bitcoin', wallet: 'Satchel' },
  ]) {
    await page.getByRole('button', { name: `Connect ${chain}` }).click()
    await page.getByRole('button', { name: wallet }).click()
    await page.getByRole('button', { name: `Connect ${chain}` }).waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Sign on both' }).click()
  // A signature of 64 bytes in base58, and one in base64.
  await page
    .getByRole('status')
    .filter({ hasText: /^[1-9A-HJ-NP-Za-km-z]{80,90} [A-Za-z0-9+/=]{88,}$/ })
    .waitFor()
}

/** @param {Page} page @param {Devnet} devnet */
async function connectPhone(page, devnet) {
  const { phone } = devnet
  if (!phone) throw new Error('The devnet has no phone.')
  phone.set({ answer: 'approve' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: /connect/i }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await phone.pair(await page.evaluate(() => navigator.clipboard.readText()))
  await page.getByRole('button', { name: /0x/i }).waitFor()
  await page.getByRole('button', { name: 'Sign' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^0x[0-9a-f]{130}$/ })
    .waitFor()
}

/** @param {string} dist @returns {Promise<{ url: string, stop: () => void }>} */
function serve(dist) {
  /** @type {Record<string, string>} */
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    try {
      const body = readFileSync(join(dist, path))
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      resolve({ url: `http://127.0.0.1:${port}`, stop: () => server.close() })
    })
  })
}
