import type { Command } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'

/**
 * Returns an alert for the developer if the data API refused the app, which is the cause of the error of a list: it does not know the project
 * (401), or does not serve it to this origin (403).
 */
export function toRefusalAlerts({ cause }: LatchkitError): readonly Command[] {
  const refusal = (cause as { readonly code?: unknown } | undefined)?.code
  const code =
    refusal === 'invalid-project-id'
      ? 'INVALID_PROJECT_ID'
      : refusal === 'origin-not-allowed' && 'INVALID_APP_CONFIGURATION'
  return code ? [{ feature: 'alerts', event: { type: 'show', alert: { code, variant: 'error' } } }] : []
}
