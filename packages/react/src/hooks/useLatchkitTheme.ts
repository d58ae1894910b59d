'use client'
import { themeBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { none } from './none.js'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'

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
  const theme = useModel(themeBinding.toState, none)
  const actions = useActions(themeBinding.createActions, none)
  return useMemo(() => ({ ...theme, ...actions }), [theme, actions])
}

export declare namespace useLatchkitTheme {
  type ReturnType = themeBinding.State & themeBinding.Actions
}
