import type { Step } from '../kit/machine.js'

/** Alert keys of spec §8. */
export type AlertKey =
  | 'PROJECT_ID_NOT_CONFIGURED'
  | 'INVALID_APP_CONFIGURATION'
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'UNVERIFIED_DOMAIN'

/** A message to the dapp's developer, shown only with `debug` (spec §8). */
export type Alert = {
  readonly key: AlertKey
  readonly message: string
  readonly variant: 'error' | 'warning' | 'info'
}

/** The alert on show, and the keys told already: each is told once. */
export type AlertsState = { readonly alert?: Alert | undefined; readonly told: readonly AlertKey[] }

export type AlertsEvent = { readonly type: 'show'; readonly alert: Alert } | { readonly type: 'dismiss' }
export type AlertsStep = Step<AlertsState, never, never>
