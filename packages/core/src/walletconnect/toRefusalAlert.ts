import type { Alert } from '../alerts/machine.js'
import { alertOf } from '../alerts/rules.js'
import type { LatchkitError } from '../errors/base.js'

/** The alert for the developer of an app that the relay refuses; undefined for every other error. */
export function toRefusalAlert({ code, metaMessages }: LatchkitError): Alert | undefined {
  if (code !== 'invalid-project-id' && code !== 'origin-not-allowed') return undefined
  const key = code === 'invalid-project-id' ? 'INVALID_PROJECT_ID' : 'INVALID_APP_CONFIGURATION'
  return alertOf(key, metaMessages.join(' '))
}
