import type { Command } from '../../../engine/types.js'
import { createAlert } from '../../../features/alerts/rules.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'

/** Shows the developer an alert that names the wrong option, if the relay rejected the app. Ignores other errors. */
export function showRefusal({ code, metaMessages }: LatchkitError): readonly Command[] {
  const key =
    code === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : code === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return key
    ? [{ feature: 'alerts', event: { type: 'show', alert: createAlert(key, metaMessages.join(' ')) } }]
    : []
}
