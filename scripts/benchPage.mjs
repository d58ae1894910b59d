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
