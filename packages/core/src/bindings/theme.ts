import type { ThemeMode, ThemeVariables, ThemeVariablesInput } from '../config/themeVariables.js'
import { themeModeOf } from '../features/shell/theme/rules.js'
import { setThemeMode } from '../features/shell/theme/setThemeMode.js'
import { setThemeVariables } from '../features/shell/theme/setThemeVariables.js'
import type { CreateActions, None, ToState } from './Binding.js'

/** The theme of the modal: the hook `useLatchkitTheme`. */
export const themeBinding: {
  readonly toState: ToState<None, themeBinding.State>
  readonly createActions: CreateActions<None, themeBinding.Actions>
} = {
  toState: ({ theme }) => ({ themeMode: themeModeOf(theme), themeVariables: theme.variables }),
  createActions: (kit) => ({
    setThemeMode: (themeMode) => setThemeMode(kit, { themeMode }),
    setThemeVariables: (themeVariables) => setThemeVariables(kit, { themeVariables }),
  }),
}

export declare namespace themeBinding {
  type State = {
    readonly themeMode: ThemeMode
    /** Names without the prefix `--latchkit-`. */
    readonly themeVariables: ThemeVariables
  }
  type Actions = {
    /** `system` follows the preference of the operating system. */
    readonly setThemeMode: (mode: ThemeMode | 'system') => Promise<setThemeMode.ReturnType>
    /** Changes the given variables and keeps the others. Rejects with `ConfigError` if a value is not plain CSS. */
    readonly setThemeVariables: (variables: ThemeVariablesInput) => Promise<setThemeVariables.ReturnType>
  }
}
