import { swipe, toFrameRow, traceFrames } from './traceFrames.mjs'

const runs = 15
const tokenCount = 500
const transactionCount = 1_000
const pageSize = 50
const conditions = /** @type {const} */ ([
  ['plain', 1],
  ['4x slower CPU', 4],
])

/** @typedef {{ siteUrl: string, dataUrl: string, walletScript: string }} Options */

/**
 * Returns the times from the click on the account button to the first painted token row, when the tokens are known.
 *
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 */
export async function openAccount(browser, options) {
  const rows = []
  for (const [name, slowdown] of conditions) {
    const { page, close } = await connect(browser, options)
    // Reads the tokens, and loads the code.
    await page.evaluate(clickToTokenRow)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    /** @type {{ ms: number, frames: number }[]} */
    const results = []
    for (let run = 0; run < runs; run++) {
      await page.keyboard.press('Escape')
      // The exit animation has ended.
      await page
        .locator('[data-latchkit="modal"] :is(.dialog[open], .leaving)')
        .waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      results.push(await page.evaluate(clickToTokenRow))
    }
    results.sort((a, b) => a.ms - b.ms)
    const [middle, slowest] = [results[Math.floor(runs / 2)], results.at(-1)]
    rows.push([
      name,
      `${middle?.ms.toFixed(0)} ms, ${middle?.frames} frames`,
      `(${slowest?.ms.toFixed(0)} ms, ${slowest?.frames} frames)`,
    ])
    await close()
  }
  return rows
}

/**
 * Scrolls through 500 tokens, and through 1,000 transactions that load page by page.
 *
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 */
export async function scrollAccount(browser, options) {
  const rows = []
  for (const [name, slowdown] of conditions) {
    for (const [list, count] of /** @type {const} */ ([
      ['Tokens', tokenCount],
      ['Activity', transactionCount],
    ])) {
      const { page, close } = await connect(browser, options, serveMany)
      await page.evaluate(clickToTokenRow)
      const modal = page.getByRole('dialog')
      await modal.getByRole('tab', { name: list }).click()
      await modal.getByRole('button', { name: /^Show all/ }).click()
      const box = await modal.boundingBox()
      // The pointer of a phone is the finger: no mouse is over the rows.
      await page.mouse.move(0, 0)
      const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      const frames = await traceFrames(page, slowdown, async (session) => {
        while (!(await page.evaluate(isAtEnd, count))) await swipe(session, at)
      })
      rows.push(toFrameRow(`${list}, ${name}`, 'work', frames))
      rows.push(toFrameRow('', 'interval', frames))
      await close()
    }
  }
  return rows
}

/**
 * Opens the page of the account, and connects the first wallet.
 *
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 * @param {(page: import('playwright').Page, dataUrl: string) => Promise<void>} [prepare]
 */
export async function connect(browser, { siteUrl, dataUrl, walletScript }, prepare) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript({ content: walletScript })
  await prepare?.(page, dataUrl)
  // Only the modal: the tables of the page would be laid out in the same frames.
  await page.goto(`${siteUrl}/account.html?tables=none&data=${encodeURIComponent(dataUrl)}`)
  await page.locator('.site-header [data-latchkit="connect"]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /harbor/i })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  return { page, close: () => context.close() }
}

/** Answers with more tokens and transactions than the devnet has. @param {import('playwright').Page} page @param {string} dataUrl */
async function serveMany(page, dataUrl) {
  const headers = { 'access-control-allow-origin': '*' }
  const hex = (/** @type {number} */ value, /** @type {number} */ length) =>
    `0x${value.toString(16).padStart(length, '0')}`
  await page.route(`${dataUrl}/v1/account/*/balance?*`, (route) => {
    const chainId = new URL(route.request().url()).searchParams.get('chainId')
    const balances = Array.from({ length: tokenCount }, (_, index) => ({
      ...{
        name: `Token ${index}`,
        symbol: `T${index}`,
        chainId,
        address: `${chainId}:${hex(index + 1, 40)}`,
      },
      ...{ price: 1, value: index, quantity: { decimals: '18', numeric: `${index}.5` }, iconUrl: '' },
    }))
    return route.fulfill({ headers, json: { balances } })
  })
  await page.route(`${dataUrl}/v1/account/*/history?*`, (route) => {
    const { searchParams } = new URL(route.request().url())
    const first = Number(searchParams.get('cursor') ?? 0)
    const data = Array.from({ length: pageSize }, (_, index) => toTransaction(first + index))
    const next = first + pageSize < transactionCount ? String(first + pageSize) : null
    return route.fulfill({ headers, json: { data, next } })

    /** @param {number} index */
    function toTransaction(index) {
      const hash = hex(index + 1, 64)
      const minedAt = new Date(Date.UTC(2026, 0, 1) - index * 6_000_000).toISOString()
      const from = hex(1, 40)
      return {
        id: hash,
        metadata: {
          ...{ operationType: index % 2 ? 'send' : 'receive', hash, minedAt, sentFrom: from, sentTo: from },
          ...{ status: 'confirmed', nonce: index, application: null, chain: searchParams.get('chainId') },
        },
        transfers: [
          {
            ...{ fungible_info: { name: 'Ether', symbol: 'ETH', icon: null }, nft_info: null },
            ...{ direction: index % 2 ? 'out' : 'in', quantity: { numeric: `${index}.5` } },
            ...{ value: null, price: null },
          },
        ],
      }
    }
  })
}

/**
 * Runs in the page: clicks the account button, and returns the time and the number of frames until the first row of the
 * tokens was painted.
 *
 * @returns {Promise<{ ms: number, frames: number }>}
 */
function clickToTokenRow() {
  const rowOf = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')]
      .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('.token') ?? [])])
      .find((mark) => mark.getBoundingClientRect().height > 0)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let frames = 0
    const look = () => {
      frames += 1
      // A task that is queued in the frame's callbacks runs after the frame was painted.
      if (rowOf()) setTimeout(() => resolve({ ms: performance.now() - startedAt, frames }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const host = document.querySelector('.site-header [data-latchkit="account"]')
    const button = host?.shadowRoot?.querySelector('button') ?? host?.querySelector('button') ?? host
    if (button instanceof HTMLElement) button.click()
  })
}

/**
 * Runs in the page: whether the list has `count` rows, and the modal is scrolled to its end. Without the roles of the rows,
 * which would need much of the time that is measured.
 *
 * @param {number} count
 * @returns {boolean}
 */
function isAtEnd(count) {
  const stage = document.querySelector('[data-latchkit="modal"]')?.shadowRoot?.querySelector('.stage')
  if (!stage || stage.querySelectorAll('.tokens-body .row').length < count) return false
  return stage.scrollTop + stage.clientHeight >= stage.scrollHeight - 2
}
