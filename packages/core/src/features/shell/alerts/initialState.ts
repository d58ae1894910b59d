import type { Config } from '../../../config/config.js'
import type { AlertsState } from './machine.js'

/** Starts without an alert, or with the one about a missing project id. */
export function initialState(init: {
  readonly config: Pick<Config, 'debug'> & Partial<Pick<Config, 'projectId'>>
}): AlertsState {
  const { debug, projectId } = init.config
  if (!debug || projectId !== '') return { debug, shown: [] }
  const code = 'PROJECT_ID_NOT_CONFIGURED'
  return { debug, alert: { code, variant: 'error' }, shown: [code] }
}
