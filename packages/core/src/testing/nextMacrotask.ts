/**
 * Resolves when every promise that can settle by itself has settled: one turn of the event loop.
 * Goes over a message port, so that a test runner's fake timers do not stop it.
 */
export function nextMacrotask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
