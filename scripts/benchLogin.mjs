// Each one is a complete login, with two mails.
export const runs = 7
const conditions = /** @type {const} */ ([
  ['plain', 1],
  ['4x slower CPU', 4],
])

/** @typedef {{ siteUrl: string, login: NonNullable<NonNullable<import('../apps/devnet/src/exports/index.js').Devnet['gateway']>['login']> }} Options */
/** @typedef {import('playwright').Page} Page */

/**
 * Logs in with an e-mail address, each time as a new user in a new profile, and signs a message. Returns the medians of three times:
 * from the click to the e-mail field, from the last digit of the code to the connected account, and from the request to the painted
 * button that opens the approval in its window.
 *
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 */
export async function measureLogin(browser, options) {
  /** @type {{ slowdown: number, field: number, connected: number, approval: number }[]} */
  const results = []
  // The conditions alternate, so that other work on the machine affects both.
  for (let run = 0; run < runs; run++)
    for (const [, slowdown] of conditions) {
      const email = `bench-${slowdown}-${run}@devnet.example`
      results.push({ slowdown, ...(await logIn(browser, options, { slowdown, email })) })
    }
  const rows = conditions.map(([name, slowdown]) => {
    const own = results.filter((result) => result.slowdown === slowdown)
    return [
      name,
      toCell(own.map(({ field }) => field)),
      toCell(own.map(({ connected }) => connected)),
      toCell(own.map(({ approval }) => approval)),
    ]
  })
  return [['', 'click to e-mail field', 'code to connected', 'request to approval'], ...rows]
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 * @param {{ slowdown: number, email: string }} user
 */
async function logIn(browser, { siteUrl, login }, { slowdown, email }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const query = new URLSearchParams({ frame: login.frameUrl, inbox: login.inboxUrl })
    await page.goto(`${siteUrl}/login.html?${query}`)
    await page.locator('.site-header [data-latchkit="connect"]').waitFor()
    await page.waitForLoadState('networkidle')
    // The frame has the process of the page in this browser, so that it is slower too.
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const field = await page.evaluate(clickToEmailField)
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox', { name: /e-?mail/i }).fill(email)
    await page.keyboard.press('Enter')
    await confirmLink(await readMail(login, email, /http\S+\/recovery\/link\S+/), context)
    const code = modal.getByRole('textbox', { name: /code/i })
    await code.waitFor()
    const digits = await readMail(login, email, /\b\d{6}\b/)
    const connecting = page.evaluate(codeToConnected)
    await code.fill(digits)
    const connected = await connecting
    await modal.waitFor({ state: 'hidden' })
    return { field, connected, approval: await measureApproval(page, login.frameUrl) }
  } finally {
    await context.close()
  }
}

/** Both documents have their own clock, so that the times are since the epoch. @param {Page} page @param {string} frameUrl */
async function measureApproval(page, frameUrl) {
  const { origin } = new URL(frameUrl)
  const frame = page.frames().find((each) => each.url().startsWith(origin))
  if (!frame) throw new Error('The page has no login frame.')
  const painted = frame.evaluate(waitForApproval)
  const button = page
    .getByRole('region', { name: 'EVM Sign a message', exact: true })
    .getByRole('button', { name: 'Sign a message', exact: true })
  const clicked = await button.evaluate((element) => {
    const at = performance.timeOrigin + performance.now()
    if (element instanceof HTMLElement) element.click()
    return at
  })
  return (await painted) - clicked
}

/** @param {string} link @param {import('playwright').BrowserContext} context */
async function confirmLink(link, context) {
  const tab = await context.newPage()
  await tab.goto(link)
  await tab.getByRole('button', { name: 'It’s me' }).click()
  await tab.getByRole('button').waitFor({ state: 'detached' })
  await tab.close()
}

/**
 * Returns what the pattern finds in the first mail to an address that has it.
 *
 * @param {Options['login']} login @param {string} email @param {RegExp} pattern @returns {Promise<string>}
 */
async function readMail({ mails }, email, pattern) {
  for (let tries = 0; tries < 600; tries++) {
    const mail = mails().find(({ to, text }) => to.includes(email) && pattern.test(text))
    const found = mail && pattern.exec(mail.text)?.[0]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail to ${email} within 30 s.`)
}

/** @param {readonly number[]} times */
function toCell(times) {
  const sorted = [...times].sort((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms (${sorted.at(-1)?.toFixed(0)} ms)`
}

/**
 * Runs in the page: clicks the connect button, and returns the time in ms until the e-mail field was painted and can be used.
 *
 * @returns {Promise<number>}
 */
function clickToEmailField() {
  const fieldOf = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')]
      .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('input') ?? [])])
      .find((input) => input.type === 'email' && !input.disabled && input.getBoundingClientRect().height > 0)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const look = () => {
      // A task that is queued in the frame's callbacks runs after the frame was painted.
      if (fieldOf()) setTimeout(() => resolve(performance.now() - startedAt))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const host = document.querySelector('.site-header [data-latchkit="connect"]')
    const button = host?.shadowRoot?.querySelector('button') ?? host?.querySelector('button') ?? host
    if (button instanceof HTMLElement) button.click()
  })
}

/**
 * Runs in the page: waits for the input of the code, and returns the time in ms until the page shows that it is connected.
 *
 * @returns {Promise<number>}
 */
function codeToConnected() {
  const isConnected = () =>
    [...document.querySelectorAll('dd')].some((value) => value.textContent === 'connected')
  return new Promise((resolve) => {
    document.addEventListener(
      'input',
      () => {
        const startedAt = performance.now()
        const look = () => {
          if (isConnected()) setTimeout(() => resolve(performance.now() - startedAt))
          else requestAnimationFrame(look)
        }
        look()
      },
      { capture: true, once: true },
    )
  })
}

/**
 * Runs in the login frame: returns when the button that opens the window of an approval was painted, in ms since the epoch. A hidden frame has no
 * animation frames.
 *
 * @returns {Promise<number>}
 */
function waitForApproval() {
  return new Promise((resolve) => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Open window')
      if (button && button.getBoundingClientRect().height > 0)
        setTimeout(() => resolve(performance.timeOrigin + performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
