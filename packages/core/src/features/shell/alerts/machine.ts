import type { Failed, Step } from '../../../engine/machine.js'
import type { Text } from '../../../foundation/text.js'

/** Codes of the alerts. */
export type AlertCode =
  | 'PROJECT_ID_NOT_CONFIGURED'
  | 'INVALID_PROJECT_ID'
  | 'INVALID_APP_CONFIGURATION'
  | 'SWITCH_NETWORK_NOT_FOUND'
  | 'AUTH_CONNECTOR_NOT_FOUND'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'UNVERIFIED_DOMAIN'

/** A message to the dapp's developer, shown only with `debug`. */
export type Alert = Text<AlertCode> & { readonly variant: 'error' | 'warning' | 'info' }

/** The current alert, and the codes that were shown: each is shown once. */
export type AlertsState = {
  /** False: nothing is ever shown. */
  readonly debug: boolean
  readonly alert?: Alert | undefined
  readonly shown: readonly AlertCode[]
}

/** Events of the alerts. */
export type AlertsEvent = { readonly type: 'show'; readonly alert: Alert } | { readonly type: 'dismiss' }

/** Step of the alerts; see `transition`. */
export type AlertsStep = Step<AlertsState, never, never>

/** All inputs of the alerts machine. */
export type AlertsInput = AlertsEvent | Failed<never>

/** Shows alerts in debug mode only, and each one once. A newer alert replaces an older one. */
export function transition(state: AlertsState, event: AlertsInput): AlertsStep {
  const { debug, shown } = state
  switch (event.type) {
    case 'show': {
      const { alert } = event
      if (!debug || shown.includes(alert.code)) return { state }
      return { state: { debug, alert, shown: [...shown, alert.code] } }
    }
    case 'dismiss':
      return { state: state.alert ? { debug, shown } : state }
    case 'failed':
      return { state }
  }
}

declare module '../../../engine/types.js' {
  interface Features {
    alerts: { state: AlertsState; event: AlertsEvent }
  }
}
