import { defineConfig } from '@playwright/test'
// @boundaries-ignore which Chromium to test with is known in one place, at the root
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/buildPages.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two cores; each worker has a devnet and a server of its own.
  workers: 2,
  // They end what hangs. A busy machine is slow, and that is no failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
  },
})
