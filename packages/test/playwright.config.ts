import { defineConfig } from '@playwright/test'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/buildSamples.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // They only end hanging tests.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
  },
})
