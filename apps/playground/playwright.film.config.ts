import { defineConfig } from '@playwright/test'
import tests from './playwright.config.js'

/**
 * `pnpm film`: runs the main flow with slow motion, saves each change of the view as a strip of frames in `film/`, and measures the
 * frames at full speed. Its times depend on the machine, so it is no part of `npm test`.
 */
export default defineConfig(tests, {
  testMatch: '*.film.ts',
  workers: 1,
  timeout: 240_000,
  use: { contextOptions: { reducedMotion: 'no-preference' } },
})
