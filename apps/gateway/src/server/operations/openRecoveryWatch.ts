import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { Cleanups } from '../../foundation/createCleanups.js'

/** Whether the keys of the recovery service can be read. */
export type RecoveryStatus = 'ok' | 'unreachable'

/** Waiting times, in ms. */
export type RecoveryWatchTimes = {
  readonly okMs: number
  /** After a failure. */
  readonly failedMs: number
  /** Maximum response time. */
  readonly timeoutMs: number
}

const defaultTimes: RecoveryWatchTimes = { okMs: 60_000, failedMs: 2_000, timeoutMs: 5_000 }
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/**
 * Reads the keys of the recovery service from time to time, and logs when that begins or ceases to fail. Without them no device can be
 * confirmed, which would only be noticed when a user tries. The first failure is not reported: both services may start at the same time.
 *
 * @param config Settings of the login service. Without them, or with the keys in them, nothing is read.
 * @returns Returns the last status. `undefined` if nothing is read.
 */
export function openRecoveryWatch(
  config: { readonly recoveryUrl: string; readonly recoveryKeys?: unknown } | undefined,
  parts: { readonly logger: Logger; readonly cleanups: Cleanups; readonly times?: RecoveryWatchTimes },
): (() => RecoveryStatus) | undefined {
  if (!config || config.recoveryKeys !== undefined) return undefined
  const { logger, cleanups, times = defaultTimes } = parts
  const url = `${config.recoveryUrl.replace(/\/+$/, '')}/.well-known/jwks.json`
  const lifetime = new AbortController()
  let status: RecoveryStatus = 'ok'
  let failures = 0

  async function read(): Promise<void> {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([lifetime.signal, AbortSignal.timeout(times.timeoutMs)]),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      keysSchema.parse(await response.json())
      if (status === 'unreachable') logger.info({ url }, 'the recovery service can be reached again')
      failures = 0
      status = 'ok'
    } catch (error) {
      if (lifetime.signal.aborted) return
      failures += 1
      if (failures < 2 || status === 'unreachable') return
      status = 'unreachable'
      logger.warn(
        { err: error, url },
        'the recovery service cannot be reached, so no new device can be confirmed: start it, or correct "recoveryUrl" in LOGIN_FILE',
      )
    }
  }

  async function watch(): Promise<void> {
    while (!lifetime.signal.aborted) {
      await read()
      const waitMs = failures === 0 ? times.okMs : times.failedMs
      // Rejects when the gateway stops.
      await setTimeout(waitMs, undefined, { signal: lifetime.signal, ref: false }).catch(() => {})
    }
  }

  const watching = watch()
  cleanups.add(async () => {
    lifetime.abort()
    await watching
  })
  return () => status
}
