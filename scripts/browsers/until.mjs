import { setTimeout as pause } from 'node:timers/promises'

/** Time between two reads, and the time after which a wait has failed, in ms. */
const readMs = 50
const limitMs = 30_000

/**
 * Reads a value until it is neither `undefined` nor `false`, and returns it.
 *
 * @template Value
 * @param {string} cause What makes the value appear: the error names it if it does not.
 * @param {() => Value | Promise<Value>} read
 * @param {() => Promise<string>} [describe] What is seen instead.
 * @returns {Promise<Exclude<Awaited<Value>, undefined | false>>}
 */
export async function until(cause, read, describe) {
  const end = performance.now() + limitMs
  for (;;) {
    const value = await read()
    if (value !== undefined && value !== false)
      return /** @type {Exclude<Awaited<Value>, undefined | false>} */ (value)
    if (performance.now() > end)
      throw new Error(`Not in ${limitMs / 1000} s: ${cause}. ${(await describe?.()) ?? ''}`.trim())
    await pause(readMs)
  }
}
