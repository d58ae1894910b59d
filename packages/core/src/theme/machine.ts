import type { Step } from '../kit/machine.js'

/** Light or dark (spec §3). */
export type ThemeMode = 'light' | 'dark'

/** Custom properties without their `--latchkit-` prefix, for instance `{ accent: '#3b5bfd' }`. */
export type ThemeVariables = Readonly<Record<string, string>>

export type ThemeState = {
  /** What the dapp or the visitor chose; absent: the system's preference. */
  readonly chosen?: ThemeMode | undefined
  readonly system: ThemeMode
  readonly variables: ThemeVariables
}

export type ThemeEvent =
  | { readonly type: 'choose'; readonly mode: ThemeMode | undefined }
  | { readonly type: 'systemChanged'; readonly mode: ThemeMode }
  | { readonly type: 'setVariables'; readonly variables: ThemeVariables }

export type ThemeStep = Step<ThemeState, never, never>
