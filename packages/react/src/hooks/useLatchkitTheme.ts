'use client'
import type { KitState, ThemeMode, ThemeVariables, ThemeVariablesInput } from '@latchkit/core'
import { setThemeMode, setThemeVariables } from '@latchkit/core/actions'
import { themeModeOf } from '@latchkit/core/views'
import { useMemo } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the theme, and functions that set it. On the server and in the first render, `system` is light.
 *
 * @example
 * ```tsx
 * import { useLatchkitTheme } from '@latchkit/react'
 *
 * export function DarkModal() {
 *   const { themeMode, setThemeMode } = useLatchkitTheme()
 *   return <button type="button" onClick={() => setThemeMode('dark')}>Now {themeMode}</button>
 * }
 * ```
 */
export function useLatchkitTheme(): useLatchkitTheme.ReturnType {
  const { kit } = useLatchkitContext()
  const theme = useLatchkitState(selectTheme)
  return useMemo(
    () => ({
      themeMode: themeModeOf(theme),
      themeVariables: theme.variables,
      setThemeMode: (themeMode) => setThemeMode(kit, { themeMode }),
      setThemeVariables: (themeVariables) => setThemeVariables(kit, { themeVariables }),
    }),
    [kit, theme],
  )
}

export declare namespace useLatchkitTheme {
  type ReturnType = {
    readonly themeMode: ThemeMode
    /** Names without the prefix `--latchkit-`. */
    readonly themeVariables: ThemeVariables
    /** `system` follows the preference of the operating system. */
    readonly setThemeMode: (mode: ThemeMode | 'system') => Promise<setThemeMode.ReturnType>
    /** Changes the given variables and keeps the others. Rejects with `ConfigError` if a value is not plain CSS. */
    readonly setThemeVariables: (variables: ThemeVariablesInput) => Promise<setThemeVariables.ReturnType>
  }
}

const selectTheme = (state: KitState) => state.theme
