import type { Command } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'

/** Returns an alert for the developer that names the invalid option, if the relay rejected the app; else nothing. */
export function getAppRejectionCommands({ code: errorCode }: LatchkitError): readonly Command[] {
  const code =
    errorCode === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : errorCode === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return code ? [{ feature: 'alerts', event: { type: 'show', alert: { code, variant: 'error' } } }] : []
}
