import type { Telemetry } from '@latchkit/core/ports'
import type { Log } from './createLog.js'

/** A log as the place where a kit's events go. */
export function toTelemetry(log: Log): Telemetry {
  return {
    track: ({ event, properties }) => log.write({ kind: 'event', title: event, detail: properties }),
  }
}
