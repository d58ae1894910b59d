import type { ThemeMode, ThemeVariables } from '../../../config/themeVariables.js'
import type { Failed, Step } from '../../../engine/machine.js'

/** The current theme. */
export type ThemeState = {
  /** The choice of the dapp or the user; absent: the system's preference. */
  readonly chosen?: ThemeMode | undefined
  readonly system: ThemeMode
  readonly variables: ThemeVariables
}

/** Events of the theme. Variables are validated before. */
export type ThemeEvent =
  | { readonly type: 'choose'; readonly mode: ThemeMode | undefined }
  | { readonly type: 'systemChanged'; readonly mode: ThemeMode }
  /** Changes the given variables; the others stay. */
  | { readonly type: 'setVariables'; readonly variables: ThemeVariables }

/** Step of the theme; see `transition`. */
export type ThemeStep = Step<ThemeState, never, never>

/** All inputs of the theme machine. */
export type ThemeInput = ThemeEvent | Failed<never>

/** The theme: the chosen one, or the system's. */
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

declare module '../../../engine/types.js' {
  interface Features {
    theme: { state: ThemeState; event: ThemeEvent }
  }
}
