// Takes the pictures of the product for the README and the site, from the modal of the built first page.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { launchBrowser } from './launchBrowser.js'
import { servePages } from './servePages.js'

const site = await servePages(fileURLToPath(new URL('../dist', import.meta.url)))
const browser = await launchBrowser()
try {
  for (const scheme of ['light', 'dark'] as const) {
    const picture = await compose(browser, await takeCards(browser, scheme), scheme)
    const file = fileURLToPath(new URL(`../public/modal-${scheme}.webp`, import.meta.url))
    writeFileSync(file, picture)
    console.log(`modal-${scheme}.webp: ${(picture.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  site.close()
}

/** Takes the modal before and after a wallet has connected. */
async function takeCards(browser: Browser, scheme: 'light' | 'dark'): Promise<Buffer[]> {
  const context = await browser.newContext({
    colorScheme: scheme,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(site.url)
  const card = page.locator('#demo [part~="card"]')
  await page.getByRole('button', { name: 'Acorn' }).waitFor()
  await page.waitForLoadState('networkidle')
  const before = await card.screenshot({ omitBackground: true })
  await page.getByRole('button', { name: 'Acorn' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).waitFor()
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  const after = await card.screenshot({ omitBackground: true })
  await context.close()
  return [before, after]
}

/** Puts the cards beside each other on one background. The account is longer than the picture. */
async function compose(
  browser: Browser,
  cards: readonly Buffer[],
  scheme: 'light' | 'dark',
): Promise<Buffer> {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 920, height: 600 } })
  const images = cards.map((card) => `<img alt="" src="data:image/png;base64,${card.toString('base64')}">`)
  await page.setContent(`<style>
    html { background: transparent }
    body { margin: 0 }
    main { display: flex; gap: 40px; align-items: start; width: fit-content; height: 440px; padding: 48px 48px 0; overflow: hidden; border-radius: 20px; background: ${scheme === 'dark' ? '#262b25' : '#eceee7'} }
    img { zoom: 0.5; display: block; border-radius: 52px }
  </style><main>${images.join('')}</main>`)
  const picture = await page.locator('main').screenshot({ omitBackground: true })
  const webp = await page.evaluate(toWebp, `data:image/png;base64,${picture.toString('base64')}`)
  await page.close()
  return Buffer.from(webp.split(',')[1] ?? '', 'base64')
}

/** Converts an image, in the page: Playwright takes no WebP, which is a quarter of PNG here. */
async function toWebp(source: string): Promise<string> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.9)
}
