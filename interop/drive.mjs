/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../apps/devnet/src/exports/index.js').Devnet} Devnet */
/** @typedef {(title: string, run: () => Promise<void>) => Promise<void>} Check Runs one check; throws if it fails. */
/** @typedef {{ page: Page, url: string, devnet: Devnet, check: Check, folder: string }} Drive What a page's `drive.mjs` gets. */

/** Address of Harbor, the devnet's injected wallet. */
const harborAddress = /^0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266$/i

/**
 * By attribute: an open dialog of another kit hides the rest of the page from the accessibility tree.
 *
 * @param {Page} page @param {string} name
 */
const outputNamed = (page, name) => page.locator(`output[aria-label="${name}"]`)

/**
 * Waits until the page shows a value under a name.
 *
 * @param {Page} page @param {string} name @param {string | RegExp} text
 */
export async function expectOutput(page, name, text) {
  const output = outputNamed(page, name)
  try {
    await output
      .and(page.locator('output', { hasText: text }))
      .waitFor({ state: 'attached', timeout: 40_000 })
  } catch (cause) {
    const shown = await output.textContent({ timeout: 1000 }).catch(() => 'nothing')
    throw new Error(`${name} must be ${text}, but the page shows ${shown}`, { cause })
  }
}

/** @param {Page} page @param {string} status @param {RegExp} [address] */
export async function expectConnected(page, status = 'connected', address = harborAddress) {
  await expectOutput(page, 'Status', new RegExp(`^${status}$`))
  await expectOutput(page, 'Address', address)
}

/** @param {Page} page */
export const expectDisconnected = (page) => expectOutput(page, 'Status', /^disconnected$/)

/**
 * Clicks a button of the panel and waits for its result.
 *
 * @param {Page} page @param {'Sign' | 'Send' | 'Leave'} button @param {string | RegExp} result
 */
export async function expectResult(page, button, result) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expectOutput(page, 'Result', result)
}

/**
 * The checks of every connected wallet: it signs, sends, and is restored by a reload.
 *
 * @param {Pick<Drive, 'page' | 'check'>} drive
 * @param {{ wallet: string, address?: RegExp, sends?: string }} what
 */
export async function checkWallet({ page, check }, { wallet, address, sends = 'success' }) {
  await check(`${wallet}: sign`, () => expectResult(page, 'Sign', 'valid signature'))
  await check(`${wallet}: send`, () => expectResult(page, 'Send', sends))
  await check(`${wallet}: reload and restore`, async () => {
    await page.reload()
    await expectConnected(page, 'connected', address)
  })
  await check(`${wallet}: sign after the reload`, () => expectResult(page, 'Sign', 'valid signature'))
}

/**
 * The checks of a phone that is connected through the gateway by WalletConnect: `connect` leads to the pairing URI.
 *
 * @param {Pick<Drive, 'page' | 'check' | 'devnet'>} drive
 * @param {() => Promise<void>} connect
 */
export async function checkPhone({ page, check, devnet }, connect) {
  const { phone } = devnet
  if (!phone) throw new Error('The devnet has no phone.')
  const address = new RegExp(`^${phone.evmAddresses[0]}$`, 'i')
  const pair = async () => {
    await connect()
    await expectOutput(page, 'Pairing URI', /^wc:/)
    await phone.pair((await outputNamed(page, 'Pairing URI').textContent()) ?? '')
  }
  phone.set({ answer: 'reject' })
  await check('phone: declined pairing', async () => {
    await pair()
    await phone.until(() => phone.prompts.length === 1)
    await expectDisconnected(page)
    await page.reload()
  })
  phone.set({ answer: 'approve' })
  await check('phone: pair and connect', async () => {
    await pair()
    await expectConnected(page, 'connected', address)
  })
  await checkWallet({ page, check }, { wallet: 'phone', address })
  await check('phone: disconnect by the page', async () => {
    await expectResult(page, 'Leave', 'disconnected')
    await expectDisconnected(page)
    await phone.until(() => phone.sessions.length === 0)
  })
  await check('phone: pair again, disconnect by the phone', async () => {
    await page.reload()
    await pair()
    await expectConnected(page, 'connected', address)
    await phone.disconnect()
    await expectDisconnected(page)
  })
}
