import { defineConfig } from '@playwright/test'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/buildPages.ts',
  // A file at a time in each worker: tests of one file in several workers would start the devnet of the file in each of them.
  fullyParallel: false,
  forbidOnly: true,
  // Each worker runs a devnet and a server. Tests wait for frames and chains: two of them leave two cores idle.
  workers: 3,
  // Timeouts only end hanging tests: slow machines need more time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArgs },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    // Frames of animations take a fifth of the CPU time. Tests whose subject is motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
