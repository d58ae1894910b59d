import { nextMacrotask } from '@latchkit/core/testing'

/** A signal that never aborts. */
export const neverAborted: AbortSignal = new AbortController().signal

/** Waits until pending work without timers is done. Wallets in the page need a few macrotasks for a request. */
export async function waitUntilSettled(): Promise<void> {
  for (let index = 0; index < 20; index += 1) await nextMacrotask()
}

/** Returns the reason a promise rejects with. */
export async function getRejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error) => error,
  )
}
