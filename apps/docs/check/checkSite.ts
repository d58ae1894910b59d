// Checks the built site: its links, its policy, the modal on its first page, the types in a sample, its search, its playground, its Storybook, and the sample of the page "Vite".
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright'
import { policy } from '../build/publishPages.js'
import { contentFolder, readContent } from '../build/readContent.js'
import { buildSample } from './buildSample.js'
import { findBrokenLinks } from './findBrokenLinks.js'
import { launchBrowser } from './launchBrowser.js'
import { servePages } from './servePages.js'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
/** Of the scripts of the first page, with the open modal. */
const maxScriptBytes = 150_000
const timeout = 30_000

/** Prints a problem of the site; the program then fails. */
function report(problem: string): void {
  console.error(`✗ ${problem}`)
  process.exitCode = 1
}

function checkFiles(): void {
  for (const link of findBrokenLinks(folder)) report(`broken link in ${link}`)
  for (const { id } of readContent(contentFolder))
    if (!existsSync(join(folder, `${id}.md`))) report(`${id}.md is missing`)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file.startsWith('storybook/')) continue
    const html = readFileSync(join(folder, file), 'utf8').replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '')
    if (!html.includes(policy)) report(`${file} has no policy`)
    if (/<[a-z][^<>]* style="/.test(html)) report(`${file} has an inline style`)
  }
}

/** Opens a page, and reports each error of it and each request to another origin. */
async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  page.on('console', (message) => {
    if (message.type() === 'error') report(`${url}: ${message.text()}`)
  })
  page.on('pageerror', (error) => report(`${url}: ${error.message}`))
  await page.goto(url)
  return page
}

async function checkLanding(context: BrowserContext, origin: string): Promise<void> {
  let bytes = 0
  context.on('response', async (response) => {
    const { pathname, origin: from } = new URL(response.url())
    if (from !== origin) report(`the first page requests ${response.url()}`)
    if (pathname.endsWith('.js')) bytes += gzipSync(readFileSync(join(folder, pathname))).length
  })
  const page = await openPage(context, `${origin}/`)
  const wallet = page.getByRole('button', { name: 'Acorn' })
  await wallet.waitFor()
  await page.waitForLoadState('networkidle')
  const loaded = bytes
  if (loaded > maxScriptBytes)
    report(`the first page loads ${loaded} bytes of script, at most ${maxScriptBytes} are allowed`)
  const bottom = (await wallet.boundingBox())?.y ?? Number.POSITIVE_INFINITY
  const prose = (await page.locator('.pitch').boundingBox())?.y ?? 0
  if (bottom > 700 && bottom > prose) report('the modal is not in the first screen')
  await wallet.click()
  await page.getByRole('button', { name: 'Disconnect' }).waitFor()
  console.log(`first page: ${(loaded / 1000).toFixed(1)} kB of script, a wallet connects`)
}

async function checkSearch(context: BrowserContext, origin: string): Promise<void> {
  const page = await openPage(context, `${origin}/start/vite/`)
  const colors = await page
    .locator('.ec-line span')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size)
  if (colors < 3) report('code is not highlighted')
  await page.locator('b[data-type]', { hasText: 'createLatchkit' }).first().hover()
  await page.getByRole('tooltip').getByText('function createLatchkit').waitFor()
  const name = page.locator('b[data-type]').first()
  await name.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tooltip').getByText('ConnectButton').waitFor()
  // Scrolling moves the hovered name, and others, below the pointer.
  for (const y of [-40, -40, 40, 40]) {
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), y)
    // The browser tells the page after a frame what is below the pointer.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    if (!(await page.getByRole('tooltip').getByText('ConnectButton').isVisible()))
      report('a pointer that rests replaces the type of the focused name')
  }
  await page.keyboard.press('Escape')
  if (await page.getByRole('tooltip').isVisible()) report('a type cannot be closed with Escape')
  console.log('samples: types with the pointer and the keyboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill('useLatchkitBalance')
  await page.getByRole('link', { name: 'useLatchkitBalance' }).first().waitFor()
  console.log('search: finds a hook')
}

/** Connects, signs and sends on the chains in the page of the playground, and changes a theme in its editor. */
async function checkPlayground(context: BrowserContext, origin: string): Promise<void> {
  const page = await openPage(context, `${origin}/playground/`)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Harbor' }).click()
  await page.getByText('10000 ETH').waitFor()
  const sign = page.getByRole('region', { name: 'Sign a message', exact: true })
  await sign.getByRole('button', { name: 'Sign a message', exact: true }).click()
  await sign.getByRole('status').getByText(/0x/).first().waitFor()
  const editor = await openPage(context, `${origin}/playground/theme.html`)
  await editor.getByRole('radio', { name: /Sharp/ }).check({ force: true })
  await editor.getByText("radius: '2px'").waitFor()
  console.log('playground: a wallet connects and signs, the theme editor changes a preset')
}

/** Selects a story, which is shown under the policy of Storybook's pages, without a request to another origin. */
async function checkStorybook(context: BrowserContext, origin: string): Promise<void> {
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:http|ws)/.test(url.protocol) && url.host !== new URL(origin).host)
      report(`the Storybook requests ${url}`)
  })
  const page = await openPage(context, `${origin}/storybook/`)
  await page.locator('#storybook-explorer-searchfield').fill('connect wallets')
  await page.getByRole('option').first().click()
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root :is(button, [data-latchkit], .root)')
    .first()
    .waitFor({ state: 'attached' })
  console.log('Storybook: shows a story')
}

/** Connects a wallet that announces itself to the app of the page "Vite". */
async function checkSample(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(new URL('sampleWallet.js', import.meta.url)) })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  await page.goto(origin)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Sample wallet' }).click()
  await page.getByRole('button', { name: /0xf39F/ }).waitFor()
  console.log('the sample of the page "Vite": builds, and a wallet connects')
}

checkFiles()
const site = await servePages(folder)
const sample = await servePages(await buildSample(), {})
const browser = await launchBrowser()
try {
  await checkLanding(await browser.newContext({ reducedMotion: 'reduce' }), site.url)
  await checkSearch(await browser.newContext(), site.url)
  await checkPlayground(await browser.newContext(), site.url)
  await checkStorybook(await browser.newContext(), site.url)
  await checkSample(await browser.newContext(), sample.url)
} catch (error) {
  report(error instanceof Error ? error.message : String(error))
} finally {
  await browser.close()
  site.close()
  sample.close()
}
