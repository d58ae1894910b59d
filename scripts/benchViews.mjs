import { connect } from './benchAccount.mjs'

const runs = 7
const conditions = /** @type {const} */ ([
  ['plain', 1],
  ['4x slower CPU', 4],
])
/** The views, with the text of the button that opens each of them. */
const views = /** @type {const} */ ([
  ['account', ''],
  ['send', 'Send'],
  ['swap', 'Swap'],
  ['onramp', 'Buy'],
  ['receive', 'Receive'],
])
/** Time between the pointer on the account button, or on the button of a view, and the click, in ms. */
const hoverMs = 150

/** @typedef {{ name: string, slowdown: number, ms: number, cpu: number }} Result */

/**
 * Opens the account for the first time after a connection, and each of its forms for the first time, in a new page for each run. Returns the
 * times from the click until the view was painted: the median, the shortest one, which other work on the machine affects least, and the time
 * that the main thread worked.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./benchAccount.mjs').Options} options
 */
export async function openViews(browser, options) {
  /** @type {Result[]} */
  const results = []
  // The conditions alternate, so that other work on the machine affects both.
  for (let run = 0; run < runs; run++)
    for (const [, slowdown] of conditions) results.push(...(await openEach(browser, options, slowdown)))
  return [
    ['', ...conditions.map(([name]) => name)],
    ...views.map(([name]) => [
      name,
      ...conditions.map(([, slowdown]) =>
        toCell(results.filter((result) => result.name === name && result.slowdown === slowdown)),
      ),
    ]),
  ]
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./benchAccount.mjs').Options} options
 * @param {number} slowdown
 */
async function openEach(browser, options, slowdown) {
  const { page, close } = await connect(browser, options)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const getWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  /** @type {Result[]} */
  const results = []
  try {
    for (const [name, text] of views) {
      const target =
        name === 'account'
          ? page.locator('.site-header [data-latchkit="account"]')
          : page.getByRole('dialog').getByRole('button', { name: text, exact: true })
      await target.hover()
      await page.waitForTimeout(hoverMs)
      const before = await getWork()
      const ms = await page.evaluate(clickToView, { name, text })
      results.push({ name, slowdown, ms, cpu: (await getWork()) - before })
      if (name === 'account') await page.waitForTimeout(1_000)
      else await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
      await page.waitForLoadState('networkidle')
    }
    return results
  } finally {
    await close()
  }
}

/** @param {readonly Result[]} results */
function toCell(results) {
  const sort = (/** @type {number[]} */ values) => values.sort((a, b) => a - b)
  const times = sort(results.map(({ ms }) => ms))
  const work = sort(results.map(({ cpu }) => cpu))
  const middle = (/** @type {number[]} */ values) => values[Math.floor(values.length / 2)]?.toFixed(0)
  return `${middle(times)} ms, least ${times[0]?.toFixed(0)} ms, CPU ${middle(work)} ms`
}

/**
 * Runs in the page: clicks the button of a view, and returns the time until the view was painted: the account with its first token, or the
 * form.
 *
 * @param {{ name: string, text: string }} view
 * @returns {Promise<number>}
 */
function clickToView({ name, text }) {
  const roots = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')].flatMap((host) => host.shadowRoot ?? [])
  const isPainted = () =>
    roots().some((root) => {
      if (name === 'account')
        return [...root.querySelectorAll('.token')].some((row) => row.getBoundingClientRect().height > 0)
      return root.querySelector(`[data-view="${name}"]`) !== null
    })
  const host = document.querySelector('.site-header [data-latchkit="account"]')
  const account = host?.shadowRoot?.querySelector('button') ?? host?.querySelector('button') ?? host
  const button =
    name === 'account'
      ? account
      : roots()
          .flatMap((root) => [...root.querySelectorAll('button')])
          .find((one) => one.textContent?.trim() === text)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const look = () => {
      // A task that is queued in the frame's callbacks runs after the frame was painted.
      if (isPainted()) setTimeout(() => resolve(performance.now() - startedAt))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    if (button instanceof HTMLElement) button.click()
  })
}
