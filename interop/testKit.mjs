import { chromium } from 'playwright'
import {
  createFakeChain,
  createWalletHost,
  personas,
  redirectRelay,
  startPhone,
  startRelay,
} from '../packages/test/src/exports/index.js'
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs'

/** The most that a wallet waits for a request. */
const askedMs = 20_000

/**
 * @typedef {Object} TestKit What a page's `driveWithTestKit` gets.
 * @property {import('playwright').Page} page
 * @property {string} url
 * @property {ReturnType<typeof createFakeChain>} chain
 * @property {ReturnType<typeof createWalletHost>['wallets'][0]} wallet MetaMask.
 * @property {Awaited<ReturnType<typeof startPhone>>} phone
 * @property {import('./drive.mjs').Check} check
 * @property {string} gatewayUrl
 */

/**
 * Drives the page of another kit with the wallets of `@latchkit/test`: a fake chain answers its RPC URLs, and a relay on this machine
 * its sessions.
 *
 * @param {{ url: string, gatewayUrl: string, relayUrl: string, chainId: number, drive: (kit: TestKit) => Promise<void>, check: import('./drive.mjs').Check }} what
 */
export async function runTestKit({ url, gatewayUrl, relayUrl, chainId, drive, check }) {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs })
  const relay = await startRelay()
  const chain = createFakeChain({ id: chainId })
  const chains = [chain]
  try {
    const context = await browser.newContext()
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      (route) => route.abort().catch(() => {}),
    )
    const { wallets, installOn } = createWalletHost({ chains, wallets: [personas.metaMask] })
    await installOn(context)
    await redirectRelay(context, relay.url)
    // Some pages set the relay of the devnet.
    await redirectRelay(context, relay.url, { appRelay: relayUrl })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const phone = await startPhone({ relayUrl: relay.url, chains, page })
    try {
      await drive({ page, url, chain, wallet: wallets[0], phone, check, gatewayUrl })
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await phone.stop()
    }
  } finally {
    await browser.close()
    await relay.stop()
  }
}

/**
 * Waits until a wallet has approved a request of a kind.
 *
 * @param {TestKit['wallet']} wallet @param {string} kind
 */
export async function expectAsked(wallet, kind) {
  const end = performance.now() + askedMs
  while (!wallet.requests.some((request) => request.kind === kind && request.status === 'approved')) {
    if (performance.now() > end)
      throw new Error(
        `${wallet.name} must have approved a request of the kind ${kind}, but has ${JSON.stringify(wallet.requests.map(({ kind, status }) => [kind, status]))}`,
      )
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
