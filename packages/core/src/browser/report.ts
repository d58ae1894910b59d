/** Tells the dapp's developer something on the console. */
export function warnDeveloper(message: string, cause?: unknown): void {
  console.warn(`[latchkit] ${message}`, ...(cause === undefined ? [] : [cause]))
}

/** Reports an error as uncaught, without stopping what is running now. */
export function reportError(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
