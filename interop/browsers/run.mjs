import { join } from 'node:path'
import { startDevnet } from '../../apps/devnet/src/exports/index.js'
import { listBrowsers } from '../../scripts/browsers/listBrowsers.mjs'
import { startTestSite } from '../../scripts/browsers/startTestSite.mjs'
import { driveInjected, driveLogin, drivePhone, driveReducedMotion, driveViews } from './drive.mjs'

/**
 * Messages of Firefox that are no faults: that it has no such feature to delegate to the frame, and that the storage of the frame is
 * partitioned.
 */
const expectedMessages = /unsupported feature name “clipboard-write”|cookiePartitionedForeign/

/**
 * Runs all flows of the built playground in Firefox and in WebKitGTK, under the strict policy.
 *
 * @param {{ root: string, names: readonly string[], check: import('../drive.mjs').Check }} options `names`: of the browsers, in small letters.
 * `check` throws if a check fails.
 */
export async function runBrowsers({ root, names, check }) {
  const browsers = listBrowsers().filter(({ name }) => names.includes(name.toLowerCase()))
  const frameDir = join(root, 'apps/login-frame/dist')
  const devnet = await startDevnet({ gateway: true, phone: true, solana: true, login: { frameDir } })
  const { url = '', relayUrl = '', login } = devnet.gateway ?? {}
  const frameOrigin = new URL(login?.frameUrl ?? '').origin
  const site = await startTestSite(devnet, {
    directives: [
      `connect-src 'self' ${relayUrl} ${url} ${frameOrigin}`,
      `img-src 'self' ${url}`,
      `frame-src ${frameOrigin}`,
    ],
  })
  try {
    for (const { name, open } of browsers) {
      const faultsBefore = site.faults.length
      /** @type {string[]} */
      const messages = []
      for (const [drive, preferences] of /** @type {const} */ ([
        [driveInjected, {}],
        [drivePhone, {}],
        [driveLogin, {}],
        [driveViews, {}],
        [driveReducedMotion, { isMotionReduced: true }],
      ])) {
        const driver = await open(preferences)
        /** @type {import('../drive.mjs').Check} */
        const named = (title, run) => check(`${name} ${driver.version}: ${title}`, run)
        // A failed check ends its flow only: it is in the table.
        await drive({ driver, url: site.url, devnet, check: named }).catch((error) => {
          if (error.message !== 'stopped') throw error
        })
        messages.push(...(await driver.readConsole()))
        await driver.stop()
      }
      await check(`${name}: no policy violation and no error`, async () => {
        const faults = [...site.faults.slice(faultsBefore), ...messages].filter(
          (text) => !expectedMessages.test(text),
        )
        if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'))
      }).catch(() => {})
    }
  } finally {
    await site.stop()
    await devnet.stop()
  }
}
