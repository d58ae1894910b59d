// Justification: an integration test: only an app outside the workspace shows what npm installs.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { parse } from 'yaml'
import { startDevnet } from '../../apps/devnet/src/exports/index.js'
import { chromiumArgs, findChromium } from '../chromium.mjs'
import { start } from '../processes.mjs'
import { packAll } from './pack.mjs'
import { readLockfile, unlockedPackages, withoutTarballs } from './tarballLock.mjs'

/** @typedef {import('./pack.mjs').Packed} Packed */

// Tests the packages as an app does: an empty Vite project outside the workspace installs our tarballs with npm, runs the
// code of the README, and connects a wallet. Runs with tsx, because it uses the devnet's sources.

const root = process.cwd()
/** @type {{ catalog: Record<string, string> }} */
const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
const isUpdate = process.argv.includes('--update-lock')
const folder = mkdtempSync(join(tmpdir(), 'latchkit-tarball-'))
try {
  const packed = await packAll(root, folder)
  for (const { tarball } of packed) console.log(`packed ${tarball.replace(`${folder}/`, '')}`)
  cpSync(fileURLToPath(new URL('tarballApp', import.meta.url)), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(packed), null, 2))

  // ethers5.jsx tests the same tarballs with the older ethers.
  const olderEthers = catalog.ethers5?.replace('npm:', '') ?? ''
  await install(['package-lock.json'])
  if (isUpdate) await install(['ethers5-lock.json', olderEthers])
  else await tryAll(olderEthers)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} olderEthers */
async function tryAll(olderEthers) {
  const devnet = await startDevnet({ solana: true, bitcoin: true, phone: true })
  try {
    await tryOut(devnet, 'main', connectEvm)
    await tryOut(devnet, 'ethers', connectAndAsk)
    await tryOut(devnet, 'chains', connectChains)
    await tryOut(devnet, 'remote', connectPhone)
    await install(['ethers5-lock.json', olderEthers])
    await tryOut(devnet, 'ethers5', connectAndAsk)
  } finally {
    await devnet.stop()
  }
}

/**
 * Creates a project that depends on our tarballs, and on other packages in the versions of the workspace.
 *
 * @param {readonly Packed[]} packed
 */
function manifest(packed) {
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]))
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
    dependencies: { ...tarballs, ...Object.fromEntries(others.map((name) => [name, catalog[name]])) },
    overrides: Object.fromEntries(packed.map(({ name }) => [name, `$${name}`])),
  }
}

/**
 * Installs our tarballs and the packages of a lockfile in `tarballApp` with npm, without install scripts. Throws if any other
 * package was installed. With `--update-lock`, updates the lockfile instead.
 *
 * @param {readonly [lockfile: string, ...packages: string[]]} what
 */
async function install([name, ...packages]) {
  const committed = fileURLToPath(new URL(`tarballApp/${name}`, import.meta.url))
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  if (isUpdate) rmSync(join(folder, 'package-lock.json'), { force: true })
  else cpSync(committed, join(folder, 'package-lock.json'))
  await run(`installing with npm from ${name}`, ['npm', 'install', ...packages, ...flags])
  if (isUpdate) {
    const lockfile = withoutTarballs(readLockfile(join(folder, 'package-lock.json')))
    writeFileSync(committed, `${JSON.stringify(lockfile, null, 2)}\n`)
    return
  }
  const unlocked = unlockedPackages(
    readLockfile(join(folder, 'node_modules/.package-lock.json')),
    readLockfile(committed),
  )
  if (unlocked.length > 0)
    throw new Error(
      `These packages are not in ${name}:\n${unlocked.join('\n')}\nUpdate it: pnpm exec tsx --conditions=@latchkit/source scripts/checks/tarball.mjs --update-lock`,
    )
}

/** @param {string} title @param {readonly string[]} command @param {NodeJS.ProcessEnv} [env] */
async function run(title, command, env) {
  console.log(title)
  const code = await start(command, { cwd: folder, env, onOutput: (text) => process.stdout.write(text) })
    .exited
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`)
}

/** @typedef {Awaited<ReturnType<typeof startDevnet>>} Devnet */
/** @typedef {import('playwright').Page} Page */

/**
 * Builds a dapp of `tarballApp`, opens it in the browser, and runs a function on its page.
 *
 * @param {Devnet} devnet
 * @param {'main' | 'ethers' | 'ethers5' | 'chains' | 'remote'} dapp
 * @param {(page: Page, devnet: Devnet) => Promise<void>} act
 */
async function tryOut(devnet, dapp, act) {
  await run(`building ${dapp}.jsx with Vite`, ['npx', 'vite', 'build', '--logLevel', 'warn'], {
    VITE_DAPP: dapp,
    VITE_RPC_URL: devnet.chains[0]?.rpcUrl ?? '',
    VITE_SOLANA_ID: devnet.solana?.caipNetworkId.split(':')[1] ?? '',
    VITE_SOLANA_URL: devnet.solana?.rpcUrl ?? '',
    VITE_BITCOIN_ID: devnet.bitcoin?.caipNetworkId.split(':')[1] ?? '',
    VITE_BITCOIN_URL: devnet.bitcoin?.esploraUrl ?? '',
    VITE_RELAY_URL: devnet.gateway?.relayUrl ?? '',
    VITE_CATALOGUE_URL: devnet.gateway?.url ?? '',
    VITE_PROJECT_ID: devnet.gateway?.projectId ?? '',
  })
  const site = await serve(join(folder, 'dist'))
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
  console.log(`connected by ${dapp}.jsx`)
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
