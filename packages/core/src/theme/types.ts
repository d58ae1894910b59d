/** Light or dark (spec §3). */
export type ThemeMode = 'light' | 'dark'

/** Names of the custom properties of the theme, without their `--latchkit-` prefix. */
export type ThemeVariableName =
  | 'accent'
  | 'on-accent'
  | 'surface'
  | 'raised'
  | 'text'
  | 'muted'
  | 'danger'
  | 'warning'
  | 'scrim'
  | 'font'
  | 'font-scale'
  | 'radius'
  | 'motion'

/** Custom properties without their `--latchkit-` prefix, for instance `{ accent: '#3b5bfd' }`. */
export type ThemeVariables = Readonly<Partial<Record<ThemeVariableName, string>>>

/**
 * `ThemeVariables` as options and actions take them. Names of AppKit's theme variables, such as `--w3m-accent` or
 * `--apkt-accent`, are mapped to Latchkit's where there is an equivalent.
 */
export type ThemeVariablesInput = { readonly [Name in ThemeVariableName]?: string | undefined } & {
  readonly [name: `--w3m-${string}` | `--apkt-${string}`]: string | number | undefined
}
