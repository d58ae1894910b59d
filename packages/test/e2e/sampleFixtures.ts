import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '../src/exports/playwright.js'
import { builtFolder, type samples, samplesFolder } from './buildSamples.js'

/** Opens a sample at https://shop.test. */
type SampleFixtures = { readonly openSample: (name: keyof typeof samples) => Promise<void> }

/** `test` with the samples, which `buildSamples` has built. */
export const test = base.extend<SampleFixtures>({
  openSample: async ({ page, context }, use) => {
    await use(async (name) => {
      const html = readFileSync(join(samplesFolder, name, 'index.html'), 'utf8')
      const script = readFileSync(join(builtFolder, `${name}.js`), 'utf8')
      await context.route('https://shop.test/**', (route) =>
        new URL(route.request().url()).pathname === '/main.js'
          ? route.fulfill({ contentType: 'text/javascript', body: script })
          : route.fulfill({ contentType: 'text/html', body: html }),
      )
      await page.goto('https://shop.test/')
    })
  },
})

export { expect }
