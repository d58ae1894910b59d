/** The part of `window` that the colour preference is read from. */
export type ColorSchemeScope = {
  readonly matchMedia?: (query: string) => {
    readonly matches: boolean
    addEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
    removeEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
  }
}

/** The colour scheme that the user's system prefers. */
export type ColorScheme = {
  readonly prefersDark: boolean
  /** Calls `listener` when the preference changes. Returns a function that unsubscribes. */
  readonly watchPrefersDark: (listener: (dark: boolean) => void) => () => void
}

/** Reads the system's colour preference; on a server it is light. */
export function readColorScheme(scope: ColorSchemeScope = globalThis as ColorSchemeScope): ColorScheme {
  const dark = scope.matchMedia?.call(scope, '(prefers-color-scheme: dark)')
  return {
    prefersDark: dark?.matches ?? false,
    watchPrefersDark(listener) {
      const changed = (event: { readonly matches: boolean }) => listener(event.matches)
      dark?.addEventListener('change', changed)
      return () => dark?.removeEventListener('change', changed)
    },
  }
}
