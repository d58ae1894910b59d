import type { Failed, Step } from '../kit/machine.js'
import type { Config } from '../schema/config.js'
import type { ThemeMode, ThemeVariables } from './types.js'

/** How the kit looks now. */
export type ThemeState = {
  /** What the dapp or the visitor chose; absent: the system's preference. */
  readonly chosen?: ThemeMode | undefined
  readonly system: ThemeMode
  readonly variables: ThemeVariables
}

/** What the theme can be told. Variables are checked before they get here. */
export type ThemeEvent =
  | { readonly type: 'choose'; readonly mode: ThemeMode | undefined }
  | { readonly type: 'systemChanged'; readonly mode: ThemeMode }
  /** Those that are named change, the others stay. */
  | { readonly type: 'setVariables'; readonly variables: ThemeVariables }

/** Step of the theme; see `transition`. */
export type ThemeStep = Step<ThemeState, never, never>

/** All that the theme machine can be told. */
export type ThemeInput = ThemeEvent | Failed<never>

/** What the configuration says. The system counts as light until the browser has told, on a server always. */
export function initialState(birth: {
  readonly config: Pick<Config, 'themeMode' | 'themeVariables'>
}): ThemeState {
  const { themeMode, themeVariables } = birth.config
  return { ...(themeMode && { chosen: themeMode }), system: 'light', variables: themeVariables }
}

/** The theme: chosen by somebody, or the system's. */
export function transition(state: ThemeState, event: ThemeInput): ThemeStep {
  switch (event.type) {
    case 'choose': {
      if (event.mode === state.chosen) return { state }
      const { system, variables } = state
      return { state: { ...(event.mode && { chosen: event.mode }), system, variables } }
    }
    case 'systemChanged':
      return { state: event.mode === state.system ? state : { ...state, system: event.mode } }
    case 'setVariables': {
      const variables: Readonly<Record<string, string>> = state.variables
      const changes = Object.entries(event.variables).some(([name, value]) => variables[name] !== value)
      return { state: changes ? { ...state, variables: { ...state.variables, ...event.variables } } : state }
    }
    case 'failed':
      return { state }
  }
}
