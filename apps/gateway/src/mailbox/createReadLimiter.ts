import { createFairQueue } from './createFairQueue.js'

/** Runs reads, a few at a time. */
export type ReadLimiter = {
  /** @param key Whose read it is: clients take turns. */
  readonly run: <Result>(read: () => Promise<Result>, key: string, isBackground: boolean) => Promise<Result>
}

/**
 * Limits the reads that a database has at a time. It runs statements in their order, so a write waits for at most so
 * many reads, and a read for the write before it: neither can starve the other. Background reads start only when no
 * other read waits, and never take the last place.
 */
export function createReadLimiter(maxReads: number): ReadLimiter {
  const foreground = createFairQueue<() => void>()
  const background = createFairQueue<() => void>()
  let running = 0
  let runningBackground = 0

  function next(): void {
    while (running < maxReads && foreground.size() > 0) foreground.take()?.()
    while (running < maxReads && runningBackground < Math.max(1, maxReads / 4) && background.size() > 0)
      background.take()?.()
  }

  return {
    run: (read, key, isBackground) =>
      new Promise((resolve, reject) => {
        const count = isBackground ? 1 : 0
        const start = () => {
          running += 1
          runningBackground += count
          read()
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              runningBackground -= count
              next()
            })
        }
        const queue = isBackground ? background : foreground
        queue.add(key, start)
        next()
      }),
  }
}
