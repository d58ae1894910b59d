import type { Command } from '../../../engine/types.js'
import { createAlert } from '../../../features/alerts/rules.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'

/** Returns an alert for the developer that names the invalid option, if the relay rejected the app; else nothing. */
export function showRefusal({ code, metaMessages }: LatchkitError): readonly Command[] {
  const key =
    code === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : code === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return key
    ? [{ feature: 'alerts', event: { type: 'show', alert: createAlert(key, metaMessages.join(' ')) } }]
    : []
}
