// A step of `npm test`: the modal opens, a wallet connects and signs under the strict policy in Firefox and WebKitGTK.
// Runs with tsx, because it uses the devnet's sources. `pnpm interop browsers` runs all flows in both.
import { verifyMessage } from 'viem'
import { startDevnet } from '../apps/devnet/src/exports/index.js'
import { keys } from './browsers/createDriver.mjs'
import { listBrowsers } from './browsers/listBrowsers.mjs'
import { startTestSite } from './browsers/startTestSite.mjs'

/** @param {unknown} error */
const toText = (error) => (error instanceof Error ? error.message : String(error))

const browsers = listBrowsers()
const devnet = await startDevnet({ gateway: true })
const relay = devnet.gateway?.relayUrl ?? ''
const site = await startTestSite(devnet, {
  directives: [`connect-src 'self' ${relay} ${devnet.gateway?.url}`, `img-src 'self' ${devnet.gateway?.url}`],
})
const results = await Promise.allSettled(browsers.map(runIn))
await site.stop()
await devnet.stop()
const failed = results.filter(({ status }) => status === 'rejected').length
console.log(`${results.length - failed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

/** @param {ReturnType<typeof listBrowsers>[number]} browser */
async function runIn({ name, open }) {
  const startedAt = performance.now()
  /** @type {import('./browsers/createDriver.mjs').Driver | undefined} */
  let driver
  try {
    driver = await open()
    await connectAndSign(driver)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`✓ ${name} ${driver.version}: connects and signs under the strict policy (${seconds} s)`)
  } catch (error) {
    console.log(`✗ ${name}: ${toText(error)}`)
    throw error
  } finally {
    await driver?.stop()
  }
}

/** @param {import('./browsers/createDriver.mjs').Driver} driver */
async function connectAndSign(driver) {
  const query = new URLSearchParams({ relay, catalogue: devnet.gateway?.url ?? '', chains: 'evm' })
  await driver.goto(`${site.url}/remote.html?${query}`)
  await driver.click({ selector: '.site-header [data-latchkit="connect"]' })
  // Keys reach the modal, and only the modal.
  await driver.expect({ selector: 'dialog li button', name: 'Harbor' })
  await driver.press(keys.Tab)
  await driver.press(keys.Escape)
  await driver.expectNo({ selector: 'dialog' })
  await driver.press(keys.Enter)
  await driver.click({ selector: 'dialog li button', name: 'Harbor' })
  await driver.expectText('.chain .facts dd', /^connected$/)
  await driver.expectNo({ selector: 'dialog' })
  await driver.click({ selector: '.chain button', name: 'Sign a message' })
  const text = await driver.expectText(
    'output[aria-label="Result of Sign a message"]',
    /resolved.*0x[\da-f]{130}/,
  )
  const [signature] = /** @type {[`0x${string}`]} */ (/0x[\da-f]{130}/.exec(text) ?? ['0x'])
  const [account] = devnet.accounts
  if (!account || !(await verifyMessage({ address: account.address, message: 'Signed on EVM', signature })))
    throw new Error(`The signature must be of Harbor's account, got ${text}`)
  const faults = [...site.faults, ...(await driver.readConsole())]
  if (faults.length > 0) throw new Error(`The console must be empty, got:\n${faults.join('\n')}`)
}
