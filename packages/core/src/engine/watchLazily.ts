import { balanceRetryBlockMs } from '../foundation/limits.js'
import type { Latchkit } from './latchkit.js'

/**
 * Loads the code of a feature and starts to watch with it. If it cannot be loaded, it is tried again after 30 s.
 *
 * @param what What the code is for, in the warning.
 * @param load Loads the code. Its result installs the feature, starts to watch, and returns the cleanup; it is not called if
 * watching was stopped or the kit destroyed meanwhile.
 * @param options `isNeeded`: default whether there is the option `dataApi`, which most features need. If not, nothing is done.
 * @returns A function that stops watching.
 */
export function watchLazily(
  { internal }: Pick<Latchkit, 'internal'>,
  what: string,
  load: () => Promise<() => () => void>,
  { isNeeded = internal.dataApi !== undefined }: { readonly isNeeded?: boolean } = {},
): () => void {
  const { clock, signal, warn } = internal
  let isStopped = false
  let stop: (() => void) | undefined

  async function start(): Promise<void> {
    try {
      const begin = await load()
      if (isStopped || signal.aborted) return
      stop = begin()
    } catch (error) {
      if (isStopped || signal.aborted) return
      warn(`The code of ${what} could not be loaded. It is tried again.`, error)
      stop = clock.setTimeout(start, balanceRetryBlockMs)
    }
  }

  if (isNeeded) void start()
  return () => {
    isStopped = true
    stop?.()
  }
}
