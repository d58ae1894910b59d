import { createTestClient, http, parseEther, recoverMessageAddress } from 'viem'
import { keys } from '../../scripts/browsers/createDriver.mjs'
import { until } from '../../scripts/browsers/until.mjs'
import { approve, logIn } from './login.mjs'

/** @typedef {import('../../scripts/browsers/createDriver.mjs').Driver} Driver */
/** @typedef {import('../../apps/devnet/src/exports/index.js').Devnet} Devnet */
/** @typedef {{ driver: Driver, url: string, devnet: Devnet, check: import('../drive.mjs').Check }} Drive `url` is that of the test site. */

const connect = { selector: '.site-header [data-latchkit="connect"]' }
const dialog = { selector: 'dialog' }
const status = '.chain .facts dd'

/** @param {Devnet} devnet @param {Record<string, string>} [words] The path of the page with remote wallets. */
function toRemotePath({ gateway }, words) {
  const relay = gateway?.relayUrl ?? ''
  return `/remote.html?${new URLSearchParams({ relay, catalogue: gateway?.url ?? '', chains: 'evm', ...words })}`
}

/** @param {Driver} driver @param {string} title @param {RegExp} [pattern] */
async function act(driver, title, pattern = /resolved/) {
  await driver.click({ selector: '.chain button', name: title })
  return driver.expectText(`output[aria-label="Result of ${title}"]`, pattern)
}

/** @param {Driver} driver @param {string} title @param {() => Promise<unknown>} [decide] */
async function sign(driver, title, decide) {
  await driver.click({ selector: '.chain button', name: title })
  await decide?.()
  const output = `output[aria-label="Result of ${title}"]`
  const text = await driver.expectText(output, /resolved.*0x[\da-f]{64,130}/)
  return /** @type {`0x${string}`} */ (/0x[\da-f]{64,130}/.exec(text)?.[0])
}

/** @param {Driver} driver @param {RegExp} address @param {() => Promise<unknown>} [decide] */
async function expectSignature(driver, address, decide) {
  const signature = await sign(driver, 'Sign a message', decide)
  const signer = await recoverMessageAddress({ message: 'Signed on EVM', signature })
  if (!address.test(signer)) throw new Error(`The signer must be ${address}, but is ${signer}.`)
}

/** @param {Driver} driver @param {Devnet} devnet @param {() => Promise<unknown>} [decide] */
async function expectTransaction(driver, { chains }, decide) {
  const hash = await sign(driver, 'Send', decide)
  const client = createTestClient({ mode: 'anvil', transport: http(chains[0]?.rpcUrl) })
  await until(`the transaction ${hash} is mined`, async () => {
    const receipt = await client.request({
      method: /** @type {any} */ ('eth_getTransactionReceipt'),
      params: /** @type {any} */ ([hash]),
    })
    return /** @type {any} */ (receipt)?.status === '0x1'
  })
}

/** @param {Drive} drive */
export async function driveInjected({ driver, url, devnet, check }) {
  const address = new RegExp(`^${devnet.accounts[0]?.address}$`, 'i')
  await driver.goto(url + toRemotePath(devnet))
  await check('injected wallet: connect', async () => {
    await driver.click(connect)
    await driver.click({ selector: 'dialog li button', name: 'Harbor' })
    await driver.expectText(status, /^connected$/)
    await driver.expectNo(dialog)
  })
  await check('injected wallet: sign', () => expectSignature(driver, address))
  await check('injected wallet: send', () => expectTransaction(driver, devnet))
  await check('injected wallet: reload and restore', async () => {
    await driver.reload()
    await driver.expectText(status, /^connected$/)
  })
  await check('injected wallet: sign after the reload', () => expectSignature(driver, address))
  await check('injected wallet: disconnect', async () => {
    await act(driver, 'Disconnect')
    await driver.expectText(status, /^disconnected$/)
  })
}

/** @param {Drive} drive */
export async function drivePhone({ driver, url, devnet, check }) {
  const { phone } = devnet
  if (!phone) throw new Error('The devnet has no phone.')
  phone.set({ answer: 'approve' })
  const address = new RegExp(`^${phone.evmAddresses[0]}$`, 'i')
  await driver.goto(url + toRemotePath(devnet))
  await check('phone: connect with the QR code', async () => {
    await driver.click(connect)
    await driver.click({ selector: 'dialog li button', name: 'WalletConnect' })
    // Reading the clipboard needs a permission in each browser.
    await driver.run(() => {
      const writeText = async (/** @type {string} */ text) => void Reflect.set(window, 'copied', text)
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await driver.click({ selector: 'dialog button', name: 'Copy link' })
    const uri = await until('the modal copies the URI of the code', () =>
      driver
        .run(() => /** @type {string | undefined} */ (Reflect.get(window, 'copied')))
        .then((text) => text ?? undefined),
    )
    await phone.pair(uri)
    await driver.expectText(status, /^connected$/)
    await driver.expectNo(dialog)
  })
  await check('phone: sign', () => expectSignature(driver, address))
  await check('phone: send', () => expectTransaction(driver, devnet))
  await check('phone: reload and restore', async () => {
    await driver.reload()
    await driver.expectText(status, /^connected$/)
    await expectSignature(driver, address)
  })
  await check('phone: disconnect', async () => {
    await act(driver, 'Disconnect')
    await driver.expectText(status, /^disconnected$/)
    await phone.until(() => phone.sessions.length === 0)
  })
}

/** @param {Drive} drive */
export async function driveLogin({ driver, url, devnet, check }) {
  const { gateway, chains } = devnet
  const { login } = gateway ?? {}
  if (!login) throw new Error('The devnet has no login.')
  const email = `${driver.browser.toLowerCase()}@devnet.example`
  const path = `/login.html?${new URLSearchParams({ frame: login.frameUrl, inbox: login.inboxUrl })}`
  let address = /^$/
  await driver.goto(url + path)
  await check('login: e-mail, link and code', async () => {
    await logIn(driver, login, email)
    address = new RegExp(`^${await readAddress(driver)}$`, 'i')
  })
  await check('login: sign with an approval', () => expectSignature(driver, address, () => approve(driver)))
  await check('login: send with an approval', async () => {
    const client = createTestClient({ mode: 'anvil', transport: http(chains[0]?.rpcUrl) })
    const account = /** @type {`0x${string}`} */ (await readAddress(driver))
    await client.setBalance({ address: account, value: parseEther('1') })
    await expectTransaction(driver, devnet, () => approve(driver))
  })
  await check('login: decline in the window', async () => {
    await driver.click({ selector: '.chain button', name: 'Sign a message' })
    await approve(driver, 'Decline')
    await driver.expectText('output[aria-label="Result of Sign a message"]', /declined/)
  })
  await check('login: reload and restore', async () => {
    await driver.reload()
    await driver.expectText(status, /^connected$/)
    await driver.expectText('.chain .facts dd:nth-of-type(2)', address)
  })
  await check('login: the storage of the frame is of this site only', async () => {
    await driver.inTab(url.replace('127.0.0.1', 'localhost') + path, async () => {
      await driver.expect(connect)
      await driver.expectText(status, /^disconnected$/)
    })
    await driver.expectText(status, /^connected$/)
  })
  await check('login: disconnect', async () => {
    await act(driver, 'Disconnect')
    await driver.expectText(status, /^disconnected$/)
    await driver.reload()
    await driver.expectText(status, /^disconnected$/)
  })
}

/** @param {Driver} driver */
const readAddress = (driver) => driver.expectText('.chain .facts dd:nth-of-type(2)', /^0x[\da-fA-F]{40}$/)

/** @param {Driver} driver @returns {Promise<string | null>} The name of the focused element of the modal. */
function readFocus(driver) {
  return driver.run(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused?.closest('dialog[open]')) return null
    return (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim()
  })
}

/** @param {Drive} drive */
export async function driveViews({ driver, url, devnet, check }) {
  await check('keyboard: open, Tab stays in the modal, Escape returns the focus', async () => {
    await driver.goto(url + toRemotePath(devnet))
    await focusConnect(driver)
    await driver.press(keys.Enter)
    await driver.expect(dialog)
    await until('the modal takes the focus', async () => (await readFocus(driver)) !== null)
    for (let press = 0; press < 12; press += 1) {
      await driver.press(keys.Tab)
      if ((await readFocus(driver)) === null) throw new Error(`Tab ${press + 1} leaves the modal.`)
    }
    await driver.press(keys.Escape)
    await driver.expectNo(dialog)
    await until('the focus returns to the button', () =>
      driver.run(() => document.activeElement?.getAttribute('data-latchkit') === 'connect'),
    )
  })
  await check('keyboard: connect and disconnect', async () => {
    await driver.press(keys.Enter)
    await driver.expect(dialog)
    await tabTo(driver, 'Harbor')
    await driver.press(keys.Enter)
    await driver.expectText(status, /^connected$/)
    await driver.expectNo(dialog)
    await driver.press(keys.Enter)
    await driver.expect({ selector: 'dialog button', name: 'Disconnect' })
    await tabTo(driver, 'Disconnect')
    await driver.press(keys.Enter)
    await driver.expectText(status, /^disconnected$/)
  })
  await check('right-to-left: the modal mirrors, and a wallet connects', async () => {
    await driver.goto(url + toRemotePath(devnet, { language: 'ar' }))
    await driver.click(connect)
    await driver.click({ selector: 'dialog li button', name: 'Harbor' })
    await driver.expectText(status, /^connected$/)
    await driver.click({ selector: '.site-header [data-latchkit="account"]' })
    await driver.expect(dialog)
    const direction = await driver.run(() => {
      const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) =>
        shadowRoot?.querySelector('dialog'),
      )
      const found = host?.shadowRoot?.querySelector('dialog')
      return found && getComputedStyle(found).direction
    })
    if (direction !== 'rtl') throw new Error(`The direction of the modal must be rtl, but is ${direction}.`)
    await driver.press(keys.Escape)
    await act(driver, 'Disconnect')
    await driver.expectText(status, /^disconnected$/)
  })
}

/** In a browser whose user prefers reduced motion. @param {Drive} drive */
export async function driveReducedMotion({ driver, url, devnet, check }) {
  await check('reduced motion: nothing moves when the modal opens', async () => {
    await driver.goto(url + toRemotePath(devnet))
    if (!(await driver.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)))
      throw new Error('The browser must prefer reduced motion.')
    await driver.click(connect)
    await driver.expect(dialog)
    const moving = await driver.run(() => {
      const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) =>
        shadowRoot?.querySelector('dialog'),
      )
      const animations = host?.shadowRoot?.querySelector('dialog')?.getAnimations({ subtree: true }) ?? []
      return animations.flatMap(({ effect }) => {
        const frames = /** @type {KeyframeEffect | null} */ (effect)?.getKeyframes() ?? []
        return frames.flatMap((frame) =>
          Object.entries(frame).flatMap(([name, value]) =>
            /^(transform|translate|scale|rotate)$/.test(name) && value !== 'none'
              ? [`${name}: ${value}`]
              : [],
          ),
        )
      })
    })
    if (moving.length > 0) throw new Error(`Nothing must move, but these are animated: ${moving.join(', ')}`)
  })
}

/** @param {Driver} driver */
const focusConnect = async (driver) => {
  await driver.expect(connect)
  await driver.run((selector) => document.querySelector(selector).focus(), connect.selector)
}

/** Not `includes`: a focused part of the modal has the texts of all buttons in it. @param {Driver} driver @param {string} name */
async function tabTo(driver, name) {
  for (let press = 0; press < 20; press += 1) {
    if ((await readFocus(driver))?.startsWith(name)) return
    await driver.press(keys.Tab)
  }
  throw new Error(`20 Tabs do not reach ${name}.`)
}
