import type pg from 'pg'
import { DatabaseBusyError } from './DatabaseBusyError.js'

/** Limits of the statements of one service. */
export type PoolShareLimits = {
  /** Statements that run at a time. */
  readonly running: number
  /** Time for which a statement waits for the others, in ms. */
  readonly waitMs: number
}

/**
 * Creates a part of a pool, for the statements of one service. They run in the order in which they come.
 *
 * @returns The pool, whose `query` rejects with a DatabaseBusyError if a statement waits too long.
 */
export function createPoolShare(pool: pg.Pool, { running: max, waitMs }: PoolShareLimits): pg.Pool {
  const waiting = new Set<() => void>()
  let running = 0

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new DatabaseBusyError())
      }, waitMs)
      waiting.add(start)
    })
  }

  async function query(...parameters: Parameters<typeof pool.query>): Promise<unknown> {
    // The place of a statement that ends passes to the next one.
    if (running >= max) await wait()
    else running += 1
    try {
      return await pool.query(...parameters)
    } finally {
      const [start] = waiting
      if (start) start()
      else running -= 1
    }
  }

  const share: pg.Pool = Object.create(pool, { query: { value: query } })
  return share
}
