/** Logs a message for the dapp's developer on the console. */
export function warnDeveloper(message: string, cause?: unknown): void {
  console.warn(`[latchkit] ${message}`, ...(cause === undefined ? [] : [cause]))
}

/** Reports an error as uncaught, without stopping the current code. */
export function reportError(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
