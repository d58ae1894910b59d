import { createDriver } from './createDriver.mjs'
import { findBrowsers } from './findBrowsers.mjs'
import { startFirefox } from './startFirefox.mjs'
import { startWebKit } from './startWebKit.mjs'

/**
 * Returns how each browser is started. Throws with what to install if one is missing.
 *
 * @returns {{ name: 'Firefox' | 'WebKit', open: (preferences?: { isMotionReduced?: boolean, isDark?: boolean }) => Promise<import('./createDriver.mjs').Driver> }[]}
 */
export function listBrowsers() {
  const found = findBrowsers()
  if ('problem' in found) throw new Error(found.problem)
  const { firefox, webKitDriver, webKitBrowser, screen } = found
  return [
    {
      name: 'Firefox',
      open: async (preferences) => createDriver(await startFirefox({ executable: firefox, ...preferences })),
    },
    {
      name: 'WebKit',
      open: async (preferences) =>
        createDriver(
          await startWebKit({ driver: webKitDriver, browser: webKitBrowser, screen, ...preferences }),
        ),
    },
  ]
}
