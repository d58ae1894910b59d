import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { nameThisCommit, serve } from './benchCheckout.mjs'
import { openAndClose } from './benchPage.mjs'

/**
 * Writes a Chrome trace of loading the page, and of opening and closing the modal, for the performance panel of DevTools.
 *
 * @param {() => Promise<import('playwright').Browser>} launch
 * @param {string} file
 * @param {import('./benchCheckout.mjs').Cleanup} cleanup
 */
export async function writeTrace(launch, file, cleanup) {
  console.log(`▸ Building ${await nameThisCommit()}`)
  const { siteUrl, walletScript } = await serve(cleanup)
  const browser = await launch()
  cleanup.add(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript({ content: walletScript })
  await browser.startTracing(page, { screenshots: true })
  await page.goto(`${siteUrl}/minimal.html`, { waitUntil: 'networkidle' })
  await page.evaluate(() => performance.mark('latchkit:open'))
  await page.evaluate(openAndClose, 1)
  await page.evaluate(() => performance.mark('latchkit:closed'))
  await mkdir(dirname(resolve(file)), { recursive: true })
  await writeFile(resolve(file), await browser.stopTracing())
  console.log(`Wrote ${resolve(file)}: load it in the performance panel of DevTools.`)
}
