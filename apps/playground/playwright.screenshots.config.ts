import { defineConfig, devices } from '@playwright/test'
import tests from './playwright.config.js'

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // By it the kit knows that nobody scans a code with the device that shows it.
  userAgent: devices['Pixel 7'].userAgent,
}
const desktop = { viewport: { width: 1440, height: 960 } }

/** `pnpm screenshots`: walks the real flows and saves what they look like to `screenshots/`. */
export default defineConfig(tests, {
  testMatch: '*.walk.ts',
  projects: Object.entries({ phone, desktop }).flatMap(([device, use]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${device}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
})
