import { defineConfig, devices } from '@playwright/test'
import tests from './playwright.config.js'

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // The kit detects a phone by its user agent, because a phone cannot scan its own screen.
  userAgent: devices['Pixel 7'].userAgent,
}
const desktop = { viewport: { width: 1440, height: 960 } }

/** `pnpm screenshots`: runs the real flows and saves screenshots to `screenshots/`. */
export default defineConfig(tests, {
  testMatch: '*.screenshots.ts',
  projects: Object.entries({ phone, desktop }).flatMap(([device, use]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${device}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
})
