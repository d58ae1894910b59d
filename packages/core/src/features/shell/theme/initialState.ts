import type { Config } from '../../../config/config.js'
import type { ThemeState } from './machine.js'

/** Starts with the configured theme. Until the browser reports the system's preference, it counts as light. */
export function initialState(init: {
  readonly config: Pick<Config, 'themeMode' | 'themeVariables'>
}): ThemeState {
  const { themeMode, themeVariables } = init.config
  return { ...(themeMode && { chosen: themeMode }), system: 'light', variables: themeVariables }
}
