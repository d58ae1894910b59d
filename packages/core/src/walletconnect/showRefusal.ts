import { alertOf } from '../alerts/rules.js'
import type { LatchkitError } from '../errors/base.js'
import type { Command } from '../kit/types.js'

/** Alerts the developer of an app that the relay refuses, and says which option is wrong. Any other error shows nothing. */
export function showRefusal({ code, metaMessages }: LatchkitError): readonly Command[] {
  const key =
    code === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : code === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return key
    ? [{ feature: 'alerts', event: { type: 'show', alert: alertOf(key, metaMessages.join(' ')) } }]
    : []
}
