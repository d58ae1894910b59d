import { defineConfig, devices } from '@playwright/test'

const url = 'http://127.0.0.1:%PORT%'
/** A Chromium of this machine. Without it, the tests use that of `npx playwright install chromium`. */
const executablePath = process.env.CHROMIUM

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  // The development server compiles what a page needs when it is first requested, on a busy machine in more than the default of 5 s.
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    launchOptions: executablePath ? { executablePath } : {},
  },
  // The devnet starts the app when its chains run.
  webServer: {
    command: 'latchkit-devnet --no-solana --no-bitcoin --history 20 -- %SERVE%',
    url,
    reuseExistingServer: !process.env.CI,
    // The chains start first, and a server may compile the page when it is first requested.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
