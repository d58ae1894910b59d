import type { Alert, AlertKey } from './machine.js'

/** The text of each alert. */
const texts: Readonly<Record<AlertKey, string>> = {
  PROJECT_ID_NOT_CONFIGURED: 'Project ID Not Configured',
  INVALID_PROJECT_ID: 'Invalid Project ID',
  INVALID_APP_CONFIGURATION: 'Invalid App Configuration',
  SWITCH_NETWORK_NOT_FOUND: 'Network Not Found',
  IFRAME_LOAD_FAILED: 'Unable to load email login dependency',
  IFRAME_REQUEST_TIMEOUT: 'The login frame did not answer in time',
  UNVERIFIED_DOMAIN: 'This domain is not verified',
}

/** Returns the alert of a key: its text, followed by the details of this case. */
export function createAlert(key: AlertKey, details?: string): Alert {
  const text = texts[key]
  return { key, message: details ? `${text}: ${details}` : text, variant: 'error' }
}
