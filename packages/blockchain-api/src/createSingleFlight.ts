import { AbortedError } from '@latchkit/core'

/**
 * Runs a task, or joins the pending task of the same key. Rejects with `AbortedError` as soon as `signal` aborts; the task
 * is aborted when the signals of all its callers are.
 */
export type SingleFlight<T> = (
  key: string,
  signal: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

type Flight<T> = { readonly controller: AbortController; readonly result: Promise<T>; callers: number }

/** Creates a function that shares pending tasks between concurrent callers. It keeps no results. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>()

  function remove(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function start(key: string, task: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight = { controller, result: task(controller.signal), callers: 0 }
    flights.set(key, flight)
    const onSettled = () => remove(key, flight)
    flight.result.then(onSettled, onSettled)
    return flight
  }

  return (key, signal, task) => {
    if (signal.aborted) return Promise.reject(new AbortedError())
    const flight = flights.get(key) ?? start(key, task)
    flight.callers += 1
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        reject(new AbortedError())
        flight.callers -= 1
        if (flight.callers > 0) return
        // Removed first: a new caller must not join a task that is being aborted.
        remove(key, flight)
        flight.controller.abort()
      }
      signal.addEventListener('abort', onAbort, { once: true })
      const stopListening = () => signal.removeEventListener('abort', onAbort)
      flight.result.then(resolve, reject).then(stopListening)
    })
  }
}
