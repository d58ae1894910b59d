import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
// @boundaries-ignore the root finds the Chromium for all tests
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'

// Creates screenshots of every story in Storybook's index, without motion: in light and dark on a phone and a desktop, in Arabic,
// in forced colors, in 320 px, and with text of twice the size.
// `pnpm --filter @latchkit/ui screenshots [part of a story's id]`

const here = resolve(import.meta.dirname, '..')
const built = join(here, 'storybook-static')
const target = join(here, 'screenshots')

const phone = { width: 390, height: 760 }
const desktop = { width: 880, height: 760 }

type Mode = {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly globals?: Readonly<Record<string, string>>
  readonly forcedColors?: 'active'
  /** Multiplies the size of all text. */
  readonly text?: number
}

const modes: Readonly<Record<string, Mode>> = {
  'light.phone': { viewport: phone },
  'light.desktop': { viewport: desktop },
  'dark.phone': { viewport: phone, globals: { theme: 'dark' } },
  'dark.desktop': { viewport: desktop, globals: { theme: 'dark' } },
  arabic: { viewport: desktop, globals: { locale: 'ar' } },
  'forced-colors': { viewport: desktop, forcedColors: 'active' },
  '320-px': { viewport: { width: 320, height: 568 } },
  'text-200': { viewport: desktop, text: 2 },
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

type Index = { readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>> }

async function buildStorybook(): Promise<void> {
  const child = spawn('storybook', ['build', '--quiet', '--output-dir', built], {
    cwd: here,
    stdio: 'inherit',
  })
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`storybook build ended with ${code}`)
}

async function serve(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = resolve(built, `.${pathname}`)
    try {
      if (!file.startsWith(built)) throw new Error('outside')
      const content = await readFile(file)
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content)
    } catch {
      // Storybook requests files that may not exist.
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

/** Runs in the page: returns whether the play function has finished. Storybook then waits for animations; a screenshot need not. */
function isPlayed({ id, phases }: { readonly id: string; readonly phases: readonly string[] }): boolean {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const render = preview?.storyRenders.find((one: { id: string }) => one.id === id)
  if (render?.phase === 'errored') throw new Error(`${id} failed`)
  return phases.includes(render?.phase)
}

async function shoot(browser: Browser, origin: string, ids: readonly string[]): Promise<void> {
  for (const [name, { viewport, globals = {}, forcedColors = 'none', text }] of Object.entries(modes)) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      forcedColors,
    })
    if (text) await page.addInitScript(scaleText, text)
    const query = Object.entries(globals).map(([key, value]) => `${key}:${value}`)
    for (const id of ids) {
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${query.join(';')}`)
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
      await page.waitForFunction(isPlayed, {
        id,
        phases: ['completing', 'completed', 'afterEach', 'finished'],
      })
      await page.screenshot({ path: join(target, `${id}.${name}.png`) })
    }
    await page.close()
  }
}

/** Runs in the page. */
function scaleText(scale: number): void {
  addEventListener('DOMContentLoaded', () =>
    document.documentElement.style.setProperty('--latchkit-font-scale', String(scale)),
  )
}

const [only = ''] = process.argv.slice(2)
await buildStorybook()
const index: Index = JSON.parse(await readFile(join(built, 'index.json'), 'utf8'))
const ids = Object.values(index.entries)
  .filter(({ id, type }) => type === 'story' && id.includes(only))
  .map(({ id }) => id)
if (only === '') await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })

const server = await serve()
const browser = await chromium.launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: chromiumArgs,
})
try {
  const { port } = server.address() as AddressInfo
  await shoot(browser, `http://127.0.0.1:${port}`, ids)
  console.log(`${ids.length * Object.keys(modes).length} screenshots of ${ids.length} stories in ${target}`)
} finally {
  await browser.close()
  server.close()
}
