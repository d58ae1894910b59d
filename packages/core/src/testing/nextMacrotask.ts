/**
 * Resolves after one macrotask, when every promise that can settle by itself has settled. Uses a
 * message port, which fake timers of a test runner do not stop.
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
