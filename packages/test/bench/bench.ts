import { chromium } from '@playwright/test'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'
import {
  createFakeBitcoinChain,
  createFakeChain,
  createFakeSolanaChain,
  createWalletHost,
  startAnvil,
  startPhone,
  startRelay,
  type TestChain,
} from '../src/exports/index.js'

// Measures what the fixtures of a test take before the test starts, with a fake chain and with anvil. The argument is the program of anvil.
// Fails above the goals.

const runs = 20
/** The most that a fixture may take, in milliseconds. */
const goals: Readonly<Record<string, number>> = { 'fake chain': 300, anvil: 1_500 }
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
const [, , executable] = process.argv

const results: Readonly<Record<string, Summary>> = {
  'fake chain': await measure(async () => createFakeChain()),
  'three fake chains': await measureNamespaces(),
  anvil: await measure(() => startAnvil({ executable })),
  phone: await measurePhone(),
  'first page with wallets': await measure(async () => createFakeChain(), true),
  'first page without wallets': await measureBare(),
}
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
