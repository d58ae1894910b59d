import { afterAll } from 'vitest'

declare global {
  var timersOfFile: Set<NodeJS.Timeout> | undefined
}

/**
 * Ends the timers that a test file leaves behind, because the next file runs in the same process: WalletConnect's SDK keeps the
 * expiry of its requests, for example. For `setupFiles`, which run again for each file.
 */
globalThis.timersOfFile ??= recordTimers()
const timers = globalThis.timersOfFile

afterAll(() => {
  for (const timer of timers) timer.close()
  timers.clear()
})

/** Records the timers that start from now on. */
function recordTimers(): Set<NodeJS.Timeout> {
  const started = new Set<NodeJS.Timeout>()
  // A proxy has the properties of the function, too: the symbol with which Node.js promisifies it.
  const record = <start extends typeof setTimeout | typeof setInterval>(start: start): start =>
    new Proxy(start, {
      apply(target, self, parameters) {
        const timer: NodeJS.Timeout = Reflect.apply(target, self, parameters)
        started.add(timer)
        return timer
      },
    })
  globalThis.setTimeout = record(globalThis.setTimeout)
  globalThis.setInterval = record(globalThis.setInterval)
  return started
}
