import type { Alert, AlertKey } from './machine.js'

/** Spec §8's text of each alert. Where it names none, ours. */
const texts: Readonly<Record<AlertKey, string>> = {
  PROJECT_ID_NOT_CONFIGURED: 'Project ID Not Configured',
  INVALID_PROJECT_ID: 'Invalid Project ID',
  INVALID_APP_CONFIGURATION: 'Invalid App Configuration',
  SWITCH_NETWORK_NOT_FOUND: 'Network Not Found',
  IFRAME_LOAD_FAILED: 'Unable to load email login dependency',
  IFRAME_REQUEST_TIMEOUT: 'The login frame did not answer in time',
  UNVERIFIED_DOMAIN: 'This domain is not verified',
}

/** The alert of a key: spec §8's text, and behind it what this very case is about. */
export function alertOf(key: AlertKey, details?: string): Alert {
  const text = texts[key]
  return { key, message: details ? `${text}: ${details}` : text, variant: 'error' }
}
