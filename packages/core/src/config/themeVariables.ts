/** Light or dark. */
export type ThemeMode = 'light' | 'dark'

/**
 * Custom properties of the theme, without their `--latchkit-` prefix. Set them on `:root` (or any element round the
 * modal's host and the buttons), or through the option `themeVariables`.
 */
export type ThemeVariableName =
  /** What is active, chosen or primary. Used unchanged as a background; as text it is adjusted to 4.5:1. */
  | 'accent'
  /** Text on it. Default: black or white, whichever reaches 4.5:1. */
  | 'on-accent'
  /** The card. */
  | 'surface'
  /** Lists, plain buttons, and the buttons in the page. */
  | 'raised'
  | 'text'
  /** Text of less weight. Keep 4.5:1 to `surface` and `raised`. */
  | 'muted'
  | 'danger'
  | 'warning'
  /** Over the page, behind the card. */
  | 'scrim'
  /** A font stack. Nothing is fetched. Default: the system's. */
  | 'font'
  /** Factor on every text size. Default 1. */
  | 'font-scale'
  /** The corner of a button, a length; every other corner follows. Default 14px. */
  | 'radius'
  /** Factor on every duration; 0 for none. Default 1. */
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
