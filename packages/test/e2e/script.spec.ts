import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { readPageScript } from '../src/foundation/readPageScript.js'
import type { WalletsScript } from '../src/script/createScriptApi.js'
import { scriptEntry, scriptOptions } from '../src/walletScript.js'
import { builtFolder, samplesFolder } from './buildSamples.js'

const script = readPageScript(scriptEntry, scriptOptions)

type InstallWindow = Window & {
  readonly eval: (code: string) => void
  readonly latchkitWallets: WalletsScript
}
type ScriptFixtures = { readonly app: import('@playwright/test').FrameLocator }

/** A page that shows the app in a frame and installs the wallets when the frame begins to load, as the runner of Cypress does with `onBeforeLoad`. */
const test = base.extend<ScriptFixtures>({
  app: async ({ page }, use) => {
    const html = readFileSync(join(samplesFolder, 'ethers/index.html'), 'utf8')
    const body = readFileSync(join(builtFolder, 'ethers.js'), 'utf8')
    const hook = '<head><script>parent.onBeforeLoad(window)</script>'
    await page.route('https://shop.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/runner') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      return pathname === '/main.js'
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ contentType: 'text/html', body: html.replace('<head>', hook) })
    })
    await page.goto('https://shop.test/runner')
    await page.evaluate((code) => {
      const onBeforeLoad = (win: InstallWindow) => {
        win.eval(code)
        win.latchkitWallets.install()
      }
      Object.assign(window, { onBeforeLoad })
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))
    }, script)
    await use(page.frameLocator('iframe'))
  },
})

test('behavior: a runner installs the wallets in its frame, and drives them by window', async ({
  page,
  app,
}) => {
  const status = app.getByRole('status')
  await app.getByRole('button', { name: 'Connect' }).click()
  await expect(status).toHaveText(/^0xf39F.* has 10000\.0 ETH$/)
  await app.getByRole('button', { name: 'Pay 1 ETH' }).click()
  await expect(status).toHaveText('Paid in block 1')
  const methods = await page.evaluate(() => {
    const { harbor } = (window.frames[0] as InstallWindow).latchkitWallets.wallets
    harbor?.switchAccount(1)
    return harbor?.prompts.map(({ method }) => method)
  })
  expect(methods).toContain('eth_sendTransaction')
  await app.getByRole('button', { name: 'Connect' }).click()
  await expect(status).toHaveText(/^0x7099/)
})

test('error: the user rejects', async ({ page, app }) => {
  await expect(app.getByRole('button', { name: 'Connect' })).toBeVisible()
  await page.evaluate(() =>
    (window.frames[0] as InstallWindow).latchkitWallets.wallets.harbor?.set({ answer: 'reject' }),
  )
  await app.getByRole('button', { name: 'Connect' }).click()
  await expect(app.getByRole('status')).toHaveText('Failed: ACTION_REJECTED')
})
