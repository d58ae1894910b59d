import { themeBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { useState } from './useState.js'
import { withoutParameters } from './withoutParameters.js'

/**
 * Returns the theme, and functions that set it. On the server, and while Vue hydrates its markup, `system` is light.
 * @example
 * ```ts
 * import { useLatchkitTheme } from '@latchkit/vue'
 *
 * const { themeMode, setThemeMode } = useLatchkitTheme()
 * if (themeMode.value === 'light') await setThemeMode('dark')
 * ```
 */
export function useLatchkitTheme(): useLatchkitTheme.ReturnType {
  const none = withoutParameters()
  return {
    ...useState(themeBinding.toState, none, { themeMode: true, themeVariables: true }),
    ...useActions(themeBinding.createActions, none),
  }
}

export declare namespace useLatchkitTheme {
  type ReturnType = Refs<themeBinding.State> & themeBinding.Actions
}
