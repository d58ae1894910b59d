import { createTestClient, http, parseEther, recoverMessageAddress } from 'viem'
import { expectConnected, expectDisconnected, expectOutput } from '../drive.mjs'
import { redirectHosts } from '../redirectHosts.mjs'

const email = 'ada@devnet.example'
const address = /^0x[\da-f]{40}$/i
const signature = /^0x[\da-f]{130}$/

/** What AppKit 1.8.2 logs itself: empty sizes of icons, and requests that the user declines or leaves. */
export const expectedErrors = /<svg> attribute (width|height)|Request (declined|was aborted)/

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, devnet, check }) {
  const { gateway, chains } = devnet
  const [chain] = chains
  if (!gateway?.login || !chain) throw new Error('The devnet has no login or no chain.')
  const { mails } = gateway.login
  const failed = await redirectHosts(page, gateway.url)
  const modal = page.locator('w3m-modal')
  const frame = page.frameLocator('#w3m-iframe')
  /**
   * Clicks a button of the page, once the modal and the frame of the last request are gone.
   *
   * @param {string} name
   */
  const click = async (name) => {
    await page.locator('w3m-modal:not(.open)').waitFor({ state: 'attached' })
    await page.locator('#w3m-iframe').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name, exact: true }).click()
  }
  /** Opens the window of the request that the frame displays. */
  const openWindow = async () => {
    const button = frame.getByRole('button', { name: 'Open window' })
    await button.waitFor()
    // A click can miss a button of a frame that moves.
    await page.locator('#w3m-iframe').evaluate(waitForAnimations)
    const opening = page.waitForEvent('popup')
    await button.click()
    return opening
  }
  /** @param {'Approve' | 'Decline'} name */
  const decide = async (name) => {
    const request = await openWindow()
    const closing = request.waitForEvent('close')
    await request.locator('main').waitFor()
    await request.locator('body').evaluate(readToEnd)
    const button = request.getByRole('button', { name })
    // The click closes the window, which can end before it.
    const clicking = button.click().catch((error) => {
      if (!request.isClosed()) throw error
    })
    await Promise.all([closing, clicking])
  }
  /** @param {string} name */
  const read = async (name) => (await page.locator(`output[aria-label="${name}"]`).textContent()) ?? ''
  const signAndRecover = async () => {
    await click('Sign with the provider')
    await decide('Approve')
    await expectOutput(page, 'Signature', signature)
    const signed = /** @type {`0x${string}`} */ (await read('Signature'))
    const signer = await recoverMessageAddress({ message: 'Signed by a provider', signature: signed })
    const account = await read('Address')
    if (signer !== account) throw new Error(`The signature must be of ${account}, but is of ${signer}`)
  }
  await page.goto(url)

  await check('sends the link of an unknown device', async () => {
    await page.locator('appkit-button').click()
    await modal.locator('input[type=email]').fill(email)
    await modal.locator('input[type=email]').press('Enter')
    const tab = await page.context().newPage()
    await tab.goto(await readMail(mails, /http\S+\/recovery\/link\S+/))
    await tab.getByRole('button').click()
    await tab.getByRole('button').waitFor({ state: 'detached' })
    await tab.close()
  })
  await check('logs in with the code', async () => {
    await modal
      .locator('wui-otp input')
      .first()
      .fill(await readMail(mails, /\b\d{6}\b/))
    await expectConnected(page, 'connected', address)
  })
  await check('signs with the provider of AppKit', signAndRecover)
  await check('signs with wagmi', async () => {
    await click('Sign')
    await decide('Approve')
    await expectOutput(page, 'Result', 'valid signature')
  })
  await check('sends a transaction', async () => {
    const account = /** @type {`0x${string}`} */ (await read('Address'))
    const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    await client.setBalance({ address: account, value: parseEther('1') })
    await click('Send')
    await decide('Approve')
    await expectOutput(page, 'Result', 'success')
  })
  await check('reports a request that the user declines', async () => {
    await click('Sign with the provider')
    await decide('Decline')
    await expectOutput(page, 'Signature', 'failed: Request declined')
  })
  await check('ends a request when the user closes the modal', async () => {
    await click('Sign with the provider')
    const request = await openWindow()
    const closing = request.waitForEvent('close')
    await request.getByRole('button', { name: 'Approve' }).waitFor()
    await modal.getByTestId('w3m-header-close').click()
    await expectOutput(page, 'Signature', 'failed: Request was aborted')
    await closing
  })
  await check('the frame ignores other windows of the origin, and unknown messages', async () => {
    const answered = await postForgedRequests(page)
    if (answered.join() !== 'known')
      throw new Error(`The frame must answer "known", but answered ${answered}`)
    if ((await frame.getByRole('button').count()) > 0)
      throw new Error('The frame displays a request of another window.')
  })
  await check('reload and restore', async () => {
    const before = await read('Address')
    await page.reload()
    await expectConnected(page, 'connected', new RegExp(`^${before}$`))
  })
  await check('signs after the reload', signAndRecover)
  await check('disconnect', async () => {
    await click('Disconnect')
    await expectOutput(page, 'Signature', 'disconnected')
    await page.reload()
    await expectDisconnected(page)
  })
  await check('the gateway answers every request', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    if (failed.length > 0) throw new Error(failed.join('\n'))
  })
}

/** @param {Element} element */
async function waitForAnimations(element) {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
}

/**
 * Waits for a mail, and returns what the pattern finds in it.
 *
 * @param {() => readonly { to: readonly string[], text: string }[]} mails @param {RegExp} pattern
 */
async function readMail(mails, pattern) {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = mails().flatMap(({ to, text }) => (to.includes(email) && pattern.exec(text)) || [])
    if (found[0]) return found[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail matches ${pattern}.`)
}

/**
 * Posts a request from another window of the app's origin, an unknown message, and then a known one of the app. Returns the ids that
 * the frame has answered until it answers the last one.
 *
 * @param {import('../drive.mjs').Page} page
 */
function postForgedRequests(page) {
  return page.evaluate(async () => {
    const element = /** @type {HTMLIFrameElement} */ (document.getElementById('w3m-iframe'))
    const { origin } = new URL(element.src)
    const other = document.createElement('iframe')
    document.body.append(other)
    const script = other.contentDocument?.createElement('script')
    if (!script || !other.contentWindow || !element.contentWindow) throw new Error('A frame has no window.')
    /** @type {string[]} */
    const answered = []
    const isDone = new Promise((resolve) => {
      const collect = (/** @type {MessageEvent} */ { data }) => {
        if (typeof data?.id === 'string') answered.push(data.id)
        if (data?.id === 'known') resolve(undefined)
      }
      addEventListener('message', collect)
      other.contentWindow?.addEventListener('message', collect)
    })
    const params = ['0x00', '0x0000000000000000000000000000000000000000']
    const forged = {
      type: '@w3m-app/RPC_REQUEST',
      id: 'forged',
      payload: { method: 'personal_sign', params },
    }
    // The source of a message is the window whose script posts it.
    script.text = `parent.document.getElementById('w3m-iframe').contentWindow.postMessage(${JSON.stringify(forged)}, '${origin}')`
    other.contentDocument?.body.append(script)
    element.contentWindow.postMessage({ type: '@w3m-app/EXPORT_KEY', id: 'unknown' }, origin)
    element.contentWindow.postMessage({ type: '@w3m-app/GET_CHAIN_ID', id: 'known' }, origin)
    await isDone
    other.remove()
    return answered
  })
}

/**
 * Runs in the window of a request: scrolls it to its end until it can be approved.
 *
 * @param {Element} body
 */
async function readToEnd(body) {
  const isEnabled = () =>
    [...body.querySelectorAll('button')].some(
      (button) => button.textContent === 'Approve' && button.getAttribute('aria-disabled') === 'false',
    )
  while (!isEnabled()) {
    const content = body.querySelector('.content')
    content?.scrollTo(0, content.scrollHeight)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
