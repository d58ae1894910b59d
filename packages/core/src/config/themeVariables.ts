/** Light or dark. */
export type ThemeMode = 'light' | 'dark'

/**
 * Custom properties of the theme, without the `--latchkit-` prefix. Set them on `:root` (or any
 * ancestor of the modal's host and the buttons), or with the option `themeVariables`.
 */
export type ThemeVariableName =
  /**
   * The active, selected or primary colour. Used unchanged as a background; as text it is adjusted
   * to 4.5:1.
   */
  | 'accent'
  /** Text on the accent colour. Default: black or white, whichever reaches 4.5:1. */
  | 'on-accent'
  /** Background of the modal card. */
  | 'surface'
  /** Background of lists, plain buttons, and the buttons in the app. */
  | 'raised'
  /** Text. */
  | 'text'
  /** Secondary text. Needs a contrast of 4.5:1 to `surface` and `raised`. */
  | 'muted'
  /** Errors. */
  | 'danger'
  /** Warnings. */
  | 'warning'
  /** The overlay between the app and the modal card. */
  | 'scrim'
  /** A filter on the app behind the overlay, such as `blur(8px)`. Default: none. */
  | 'backdrop-filter'
  /** A font stack. No font is fetched. Default: the system's. */
  | 'font'
  /** Factor on every text size. Default 1. */
  | 'font-scale'
  /** The corner radius of a button, a length; every other radius derives from it. Default 14px. */
  | 'radius'
  /** The width of the outline around the modal card, a length. Default: none, and 1px in the dark scheme. */
  | 'border-width'
  /** Factor on every duration; 0 disables animations. Default 1. */
  | 'motion'

/**
 * Custom properties without the `--latchkit-` prefix, for example `{ accent: '#3b5bfd' }`. A color can be
 * `light-dark(<light>, <dark>)`, which also works in browsers without that function.
 */
export type ThemeVariables = Readonly<Partial<Record<ThemeVariableName, string>>>

/**
 * `ThemeVariables` as options and actions accept them. AppKit's theme variables, such as
 * `--w3m-accent` or `--apkt-accent`, are mapped to Latchkit's if there is an equivalent.
 */
export type ThemeVariablesInput = { readonly [Name in ThemeVariableName]?: string | undefined } & {
  readonly [name: `--w3m-${string}` | `--apkt-${string}`]: string | number | undefined
}
