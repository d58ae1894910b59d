/**
 * Runs a task with a signal that aborts with the first of these, and then removes its listeners. `AbortSignal.any` does the
 * same, but Safari 16.4 and Chrome 109 lack it.
 */
export async function joinSignals<T>(
  signals: readonly AbortSignal[],
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const removals = signals.map((signal) => {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    return () => signal.removeEventListener('abort', abort)
  })
  try {
    return await task(controller.signal)
  } finally {
    for (const remove of removals) remove()
  }
}
