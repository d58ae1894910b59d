/** The part of the page's globals that the colour preference is read from. */
export type ColorSchemeScope = {
  readonly matchMedia?: (query: string) => {
    readonly matches: boolean
    addEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
    removeEventListener(type: 'change', listener: (event: { readonly matches: boolean }) => void): void
  }
}

/** What colours the visitor's system prefers. */
export type ColorScheme = {
  readonly prefersDark: boolean
  /** Calls back when the preference changes; answers how to stop. */
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
