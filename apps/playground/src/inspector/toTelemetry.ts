import type { Telemetry } from '@latchkit/core/ports'
import type { Log } from './createLog.js'

/** Creates a telemetry sink that writes to a log. */
export function createTelemetry(log: Log): Telemetry {
  return {
    track: ({ event, properties }) => log.write({ kind: 'event', title: event, detail: properties }),
  }
}
