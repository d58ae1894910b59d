import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'
import { anvilExecutable } from '../e2e/anvilExecutable.js'
import buildSamples, { builtFolder, samplesFolder } from '../e2e/buildSamples.js'
import {
  createFakeBitcoinChain,
  createFakeChain,
  createFakeSolanaChain,
  createWalletHost,
  startAnvil,
  startInbox,
  startPhone,
  startRelay,
  type TestChain,
} from '../src/exports/index.js'

// Measures what the fixtures of a test take before the test starts, with a fake chain and with anvil, and what a whole test takes that opens an
// app, connects and pays. The argument is the program of anvil. Default: the
// devnet's. Fails above the goals.

const runs = 20
/** The most that a fixture may take, in milliseconds. */
const goals: Readonly<Record<string, number>> = { 'fake chain': 300, anvil: 1_500 }
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
const executable = process.argv[2] ?? anvilExecutable
await buildSamples()
const sample = {
  html: readFileSync(join(samplesFolder, 'ethers/index.html'), 'utf8'),
  script: readFileSync(join(builtFolder, 'ethers.js'), 'utf8'),
}

const results: Readonly<Record<string, Summary>> = {
  'fake chain': await measure(async () => createFakeChain()),
  'three fake chains': await measureNamespaces(),
  anvil: await measure(() => startAnvil({ executable })),
  phone: await measurePhone(),
  inbox: await measureInbox(),
  'first page with wallets': await measure(async () => createFakeChain(), true),
  'first page without wallets': await measureBare(),
  'test on a fake chain': await measureTest(async () => createFakeChain()),
  'test on anvil': await measureTest(() => startAnvil({ executable })),
}
console.log('| | median | 90 % | first |\n|---|---|---|---|')
for (const [name, { median, p90, first }] of Object.entries(results))
  console.log(`| ${name} | ${format(median)} | ${format(p90)} | ${format(first)} |`)
await browser.close()
for (const [name, goal] of Object.entries(goals)) {
  const { median = 0 } = results[name] ?? {}
  if (median <= goal) continue
  console.error(`The start with ${name} takes ${format(median)}, more than ${goal} ms.`)
  process.exitCode = 1
}

type Summary = { readonly median: number; readonly p90: number; readonly first: number }

/** Measures wallets of all namespaces. */
async function measureNamespaces(): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext()
    const start = performance.now()
    const solana = { chain: createFakeSolanaChain() }
    const bitcoin = { chain: createFakeBitcoinChain() }
    await createWalletHost({ chains: [createFakeChain()], solana, bitcoin }).installOn(context)
    times.push(performance.now() - start)
    await context.close()
  }
  return summarize(times)
}

/** Measures a phone and its relay. The first start loads WalletConnect's SDK. */
async function measurePhone(): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const relay = await startRelay()
    const phone = await startPhone({ relayUrl: relay.url, chains: [createFakeChain()] })
    times.push(performance.now() - start)
    await phone.stop()
    await relay.stop()
  }
  return summarize(times)
}

/** Measures an inbox and its mail server. The first start loads the libraries that read mails. */
async function measureInbox(): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const inbox = await startInbox()
    times.push(performance.now() - start)
    await inbox.stop()
  }
  return summarize(times)
}

/** Measures a test with a browser context and a chain of its own, which opens the sample on ethers, connects and pays. */
async function measureTest(openChain: () => Promise<TestChain>): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    const context = await browser.newContext()
    const chain = await openChain()
    await createWalletHost({ chains: [chain] }).installOn(context)
    const page = await context.newPage()
    await page.route('https://shop.test/**', (route) =>
      new URL(route.request().url()).pathname === '/main.js'
        ? route.fulfill({ contentType: 'text/javascript', body: sample.script })
        : route.fulfill({ contentType: 'text/html', body: sample.html }),
    )
    await page.goto('https://shop.test/')
    await page.getByRole('button', { name: 'Pay 1 ETH' }).click()
    await page.getByRole('status').getByText('Paid in block').waitFor()
    await context.close()
    times.push(performance.now() - start)
    await chain.stop()
  }
  return summarize(times)
}

/** Measures the start of a chain, and the installation of wallets in a context that is open. */
async function measure(openChain: () => Promise<TestChain>, opensPage = false): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext()
    const start = performance.now()
    const chain = await openChain()
    await createWalletHost({ chains: [chain] }).installOn(context)
    if (opensPage) await context.newPage()
    times.push(performance.now() - start)
    await context.close()
    await chain.stop()
  }
  return summarize(times)
}

async function measureBare(): Promise<Summary> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext()
    const start = performance.now()
    await context.newPage()
    times.push(performance.now() - start)
    await context.close()
  }
  return summarize(times)
}

function summarize(times: readonly number[]): Summary {
  const sorted = [...times].sort((first, second) => first - second)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), p90: at(0.9), first: times[0] ?? 0 }
}

function format(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`
}
