'use client'
import type { KitState, ThemeMode, ThemeVariables, ThemeVariablesInput } from '@latchkit/core'
import { setThemeMode, setThemeVariables } from '@latchkit/core/actions'
import { themeModeOf } from '@latchkit/core/views'
import { useMemo } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * How the modal looks, and how to change it. On the server, and in the first render, the system counts as light.
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
    /** `system`: follow the system's preference again. */
    readonly setThemeMode: (mode: ThemeMode | 'system') => Promise<setThemeMode.ReturnType>
    /** Those that are named change, the others stay. Rejects with `ConfigError` what is not plain CSS. */
    readonly setThemeVariables: (variables: ThemeVariablesInput) => Promise<setThemeVariables.ReturnType>
  }
}

const selectTheme = (state: KitState) => state.theme
