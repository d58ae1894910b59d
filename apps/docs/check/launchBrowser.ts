import { type Browser, chromium } from 'playwright'
// @boundaries-ignore the Chromium executable is located in one place, at the root
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs'

/** Starts the Chromium that all checks of the repository use. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium must be installed: run "npm test" once, or set CHROMIUM.')
  return chromium.launch({ executablePath, args: chromiumArgs })
}
