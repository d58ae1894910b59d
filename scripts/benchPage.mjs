// Functions that `bench.mjs` runs inside the page. Each one is self-contained, because only its own source is sent there.

/**
 * Clicks the connect button, and returns the time in ms until the first wallet row was painted.
 *
 * @returns {Promise<number>}
 */
export function firstRow() {
  const rowOf = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')]
      .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('button') ?? [])])
      .find(
        (button) =>
          button.textContent?.includes('Harbor') &&
          button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const look = () => {
      // A task that is queued in the frame's callbacks runs after the frame was painted.
      if (rowOf()) setTimeout(() => resolve(performance.now() - startedAt))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const button = [...document.querySelectorAll('button')].find((one) =>
      /^\s*connect/i.test(one.textContent ?? ''),
    )
    button?.click()
  })
}

/**
 * Opens the modal with its button and closes it with Escape, `times` times.
 *
 * @param {number} times
 * @returns {Promise<void>}
 */
export async function openAndClose(times) {
  const dialog = () =>
    [document, ...[...document.querySelectorAll('[data-latchkit="modal"]')].map((host) => host.shadowRoot)]
      .map((root) => root?.querySelector('dialog'))
      .find((element) => element?.open)
  /** @param {() => boolean} condition @returns {Promise<void>} */
  const until = (condition) =>
    new Promise((resolve) => {
      const look = () => (condition() ? resolve() : void requestAnimationFrame(look))
      look()
    })
  const button = [...document.querySelectorAll('button')].find((one) =>
    /^\s*connect/i.test(one.textContent ?? ''),
  )
  for (let time = 0; time < times; time++) {
    button?.click()
    await until(() => Boolean(dialog()))
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => !dialog())
  }
}

/**
 * Returns the total blocking time so far: the sum of the time of each task above 50 ms, in ms.
 *
 * @returns {Promise<number>}
 */
export function mainThread() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => finish(list.getEntries()))
    /** @param {PerformanceEntry[]} entries */
    const finish = (entries) => {
      clearTimeout(none)
      observer.disconnect()
      resolve(entries.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0))
    }
    const none = setTimeout(() => finish([]), 500)
    observer.observe({ type: 'longtask', buffered: true })
  })
}

/**
 * Returns the state of the list of all wallets: the number of wallets in the document, the position of the last of them, the number
 * of requested images, and whether the end is visible. `farthest` is the distance in px from the lower edge of the view to the
 * last requested image.
 *
 * @returns {{ rendered: number, last: number, requested: number, farthest: number, isAtEnd: boolean, x: number, y: number }}
 */
export function allWallets() {
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  const stage = root?.querySelector('.stage')
  if (!root || !stage) throw new Error('The list of all wallets is not open.')
  const view = stage.getBoundingClientRect()
  const items = [...root.querySelectorAll('[role="listitem"]')]
  const images = [...root.querySelectorAll('img')]
  const requested = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const tops = images
    .filter(({ src }) => requested.has(src))
    .map((image) => image.getBoundingClientRect().top)
  return {
    rendered: items.length,
    last: Number(items.at(-1)?.getAttribute('aria-posinset')),
    requested: [...requested].filter((name) => name.includes('/getWalletImage/')).length,
    farthest: Math.max(0, ...tops) - view.bottom,
    isAtEnd: stage.scrollTop + stage.clientHeight >= stage.scrollHeight - 2,
    x: view.x + view.width / 2,
    y: view.y + view.height / 2,
  }
}
