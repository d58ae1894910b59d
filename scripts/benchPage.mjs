// What `bench.mjs` runs inside the page. Each function stands alone: only its own text gets there.

/**
 * Clicks the connect button and answers how long it took until the first wallet row was painted, in ms.
 *
 * @returns {Promise<number>}
 */
export function firstRow() {
  const rowOf = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')]
      .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('button') ?? [])])
      .find((button) => button.textContent?.includes('Harbor') && button.getBoundingClientRect().height > 0)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const look = () => {
      // A task after the frame's callbacks runs when that frame has been painted.
      if (rowOf()) setTimeout(() => resolve(performance.now() - startedAt))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const button = [...document.querySelectorAll('button')].find((one) =>
      /connect/i.test(one.textContent ?? ''),
    )
    button?.click()
  })
}

/**
 * Opens the modal by its button and closes it by Escape, so many times.
 *
 * @param {number} times
 * @returns {Promise<void>}
 */
export async function openAndClose(times) {
  const dialog = () =>
    [...document.querySelectorAll('[data-latchkit="modal"]')]
      .map((host) => host.shadowRoot?.querySelector('dialog'))
      .find((element) => element?.open)
  /** @param {() => boolean} condition @returns {Promise<void>} */
  const until = (condition) =>
    new Promise((resolve) => {
      const look = () => (condition() ? resolve() : void requestAnimationFrame(look))
      look()
    })
  const button = [...document.querySelectorAll('button')].find((one) =>
    /connect/i.test(one.textContent ?? ''),
  )
  for (let time = 0; time < times; time++) {
    button?.click()
    await until(() => Boolean(dialog()))
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => !dialog())
  }
}

/**
 * How long tasks have kept the page from answering so far: what each took over 50 ms, summed, in ms.
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
 * Where the list of all wallets stands: how much of it is there, whether its end is in sight, and which of its pictures
 * were asked for. `farthest`: px from the lower edge of the view to the last of those.
 *
 * @returns {{ drawn: number, requested: number, farthest: number, isAtEnd: boolean, x: number, y: number }}
 */
export function allWallets() {
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  const stage = root?.querySelector('.stage')
  if (!root || !stage) throw new Error('The list of all wallets is not there.')
  const view = stage.getBoundingClientRect()
  const images = [...root.querySelectorAll('img')]
  const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const tops = images.filter(({ src }) => asked.has(src)).map((image) => image.getBoundingClientRect().top)
  return {
    drawn: root.querySelectorAll('[role="listitem"]').length,
    requested: tops.length,
    farthest: Math.max(0, ...tops) - view.bottom,
    isAtEnd: stage.scrollTop + stage.clientHeight >= stage.scrollHeight - 2,
    x: view.x + view.width / 2,
    y: view.y + view.height / 2,
  }
}
