import { chromium } from '@playwright/test'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'
import { createFakeChain, createWalletHost, startAnvil, type TestChain } from '../src/exports/index.js'

// Measures what the fixtures of a test take before the test starts, with a fake chain and with anvil. The argument is the program of anvil.

const runs = 20
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
const [, , executable] = process.argv

const results = {
  'fake chain': await measure(async () => createFakeChain()),
  anvil: await measure(() => startAnvil({ executable })),
  'first page with wallets': await measure(async () => createFakeChain(), true),
  'first page without wallets': await measureBare(),
}
console.table(results)
await browser.close()

/** Measures the start of a chain, and the installation of wallets in a context that is open. */
async function measure(openChain: () => Promise<TestChain>, opensPage = false): Promise<object> {
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

async function measureBare(): Promise<object> {
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

function summarize(times: readonly number[]): object {
  const sorted = [...times].sort((first, second) => first - second)
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`
  return { median: at(0.5), p90: at(0.9), first: `${(times[0] ?? 0).toFixed(1)} ms` }
}
