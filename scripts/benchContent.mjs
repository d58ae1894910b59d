// Functions that `benchRows.mjs` runs inside the page. Each one is self-contained, because only its own source is sent there.

/**
 * What to click and what to wait for. `button` is the name of a button in the modal; without it, the connect or account button
 * of the page. `content` is a selector in the modal, or in the page with `isInPage`. With `waitsForClick` the function waits
 * for a real click instead of making one.
 *
 * @typedef {{ button?: string, content: string, text?: string, isInPage?: boolean, waitsForClick?: boolean }} Step
 */

/**
 * Clicks, and returns the time and the number of frames until the content was painted.
 *
 * @param {Step} step
 * @returns {Promise<{ ms: number, frames: number }>}
 */
export function clickToContent({ button, content, text = '', isInPage, waitsForClick }) {
  const inModal = (/** @type {string} */ selector) =>
    [...document.querySelectorAll('[data-latchkit="modal"]')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll(selector) ?? []),
    ])
  const isShown = () =>
    (isInPage ? [...document.querySelectorAll(content)] : inModal(content)).some(
      (element) =>
        element.textContent?.includes(text) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
  const findButton = () => {
    if (button !== undefined)
      return inModal('button').find((each) => (each.textContent ?? '').trim().startsWith(button))
    const hosts =
      '.site-header [data-latchkit="connect"], .site-header [data-latchkit="account"], .site-header latchkit-button'
    const host = document.querySelector(hosts)
    return host?.shadowRoot?.querySelector('button') ?? host?.querySelector('button') ?? host
  }
  return new Promise((resolve, reject) => {
    const watch = () => {
      const startedAt = performance.now()
      let frames = 0
      const look = () => {
        frames += 1
        // A task that is queued in the frame's callbacks runs after the frame was painted.
        if (isShown()) setTimeout(() => resolve({ ms: performance.now() - startedAt, frames }))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    if (isShown()) return reject(new Error(`"${content}" is shown before the click.`))
    if (waitsForClick) return document.addEventListener('click', watch, { capture: true, once: true })
    const element = findButton()
    if (!(element instanceof HTMLElement)) return reject(new Error(`There is no button "${button ?? ''}".`))
    watch()
    element.click()
  })
}

/** Keeps the main thread as busy as the hydration of a large page: tasks of 40 ms, one after the other. */
export function keepBusy() {
  const work = () => {
    for (const until = performance.now() + 40; performance.now() < until; );
    setTimeout(work)
  }
  addEventListener('DOMContentLoaded', work)
}

/**
 * Records when the button of the header was painted, in ms since the start of the navigation.
 *
 * @param {string} kind `account` or `connect`.
 */
export function recordButton(kind) {
  const look = () => {
    const button = document.querySelector(`.site-header [data-latchkit="${kind}"]`)
    if (button?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      setTimeout(() => performance.mark('bench:button'))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Returns when that button was painted, or `undefined` if it was not yet. */
export function buttonShownAt() {
  return performance.getEntriesByName('bench:button')[0]?.startTime
}

/** Announces the wallet Harbor of the devnet (EIP-6963), which is connected and does nothing else. */
export function announceWallet() {
  const info = {
    uuid: '0b1d7a3e-6f0c-4f3a-9d56-2f6f6d1f4c10',
    name: 'Harbor',
    rdns: 'dev.latchkit.harbor',
    icon: 'data:image/svg+xml,<svg/>',
  }
  /** @type {Readonly<Record<string, unknown>>} */
  const answers = { eth_accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'], eth_chainId: '0x1' }
  const provider = {
    request: async (/** @type {{ method: string }} */ { method }) => answers[method] ?? null,
    on() {},
    removeListener() {},
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
