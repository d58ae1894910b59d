// @ts-check

/** @typedef {import('./startThread.js').ThreadError} ThreadError */

/**
 * Serializes an error for the main thread. A structured clone would lose its class and its code.
 *
 * @param {unknown} error
 * @returns {ThreadError}
 */
export function describeThreadError(error) {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name, message, stack, code, cause: cause === undefined ? undefined : describeThreadError(cause) }
}
