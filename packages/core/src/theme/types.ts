/** Light or dark (spec §3). */
export type ThemeMode = 'light' | 'dark'

/** Custom properties without their `--latchkit-` prefix, for instance `{ accent: '#3b5bfd' }`. */
export type ThemeVariables = Readonly<Record<string, string>>
