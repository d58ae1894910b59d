// Measures the first page on a slow phone: when something is painted, and when the modal can be used. Only compare results
// from the same machine.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from './launchBrowser.js'
import { servePages } from './servePages.js'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
if (!existsSync(folder)) throw new Error('The site must be built: run "pnpm --filter @latchkit/docs build".')
const runs = 9
/** The slow phone of Lighthouse. */
const profile = { cpu: 4, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 }

const site = await servePages(folder)
const browser = await launchBrowser()
try {
  const results: { readonly painted: number; readonly usable: number }[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  console.log(
    `first page, slow phone (4x CPU, 1.6 Mbit/s, ${profile.latency} ms), median of ${runs} (slowest)`,
  )
  console.log(`first contentful paint   ${toText(results.map(({ painted }) => painted))}`)
  console.log(`modal usable             ${toText(results.map(({ usable }) => usable))}`)
} finally {
  await browser.close()
  site.close()
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...profile })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu })
  // In the page: each look from outside would take time of its slow processor.
  // esbuild calls it for each function that has a name.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await page.addInitScript(() => {
    const findButtons = (root: ParentNode): HTMLButtonElement[] => [
      ...root.querySelectorAll('button'),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? findButtons(shadowRoot) : [],
      ),
    ]
    const look = () => {
      const isShown = findButtons(document).some(({ textContent }) => textContent?.includes('Acorn'))
      // The frame after the one that paints it.
      requestAnimationFrame(isShown ? () => performance.mark('usable') : look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(site.url, { waitUntil: 'load' })
  const entry = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime)
  const usable = (await entry.jsonValue()) ?? Number.NaN
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await context.close()
  return { painted, usable }
}

function toText(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${Math.round(median)} ms (${Math.round(slowest)} ms)`
}
