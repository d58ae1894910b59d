import { alertOf } from '../alerts/rules.js'
import type { LatchkitError } from '../errors/base.js'
import type { Command } from '../kit/types.js'

/** Shows the developer an alert that names the wrong option, if the relay rejected the app. Ignores other errors. */
export function showRefusal({ code, metaMessages }: LatchkitError): readonly Command[] {
  const key =
    code === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : code === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return key
    ? [{ feature: 'alerts', event: { type: 'show', alert: alertOf(key, metaMessages.join(' ')) } }]
    : []
}
