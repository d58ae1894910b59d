import { createFairQueue } from './createFairQueue.js'

/** Limits the number of concurrent reads. */
export type ReadLimiter = {
  /** @param key The client. Reads of different clients run round-robin. */
  readonly run: <Result>(read: () => Promise<Result>, key: string, isBackground: boolean) => Promise<Result>
}

/**
 * Creates a limiter for the reads of a database. The database runs statements in order, so a write waits for at most
 * `maxReads` reads, and reads and writes cannot starve each other. Background reads start only when no other read is
 * queued, and use at most a quarter of `maxReads`.
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
