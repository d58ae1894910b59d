import type { Options, ThemeVariables } from '@latchkit/core'
import { glass, mono, sharp, soft } from '@latchkit/react/themes'

/** The presets by name. `plain` is the theme of a kit without options. */
export const presets = { plain: {}, soft, sharp, mono, glass } satisfies Readonly<
  Record<string, ThemeVariables>
>

/** The name of a preset. */
export type PresetName = keyof typeof presets

/** The values of the theme editor. An absent value comes from the preset. */
export type ThemeSettings = {
  readonly preset: PresetName
  readonly mode: 'system' | 'light' | 'dark'
  readonly accent?: string | undefined
  /** The accent in the dark scheme. Default: `accent`. */
  readonly darkAccent?: string | undefined
  /** In px. */
  readonly radius?: number | undefined
  readonly font?: string | undefined
  readonly scale?: number | undefined
  readonly motion?: number | undefined
}

/** The options of a kit that set its theme. */
export type ThemeOptions = Pick<Options, 'themeMode'> & { readonly themeVariables: ThemeVariables }

/** Fonts that need no download. */
export const fonts = [
  ['', 'Own'],
  ['ui-serif, Georgia, Cambria, "Times New Roman", serif', 'Serif'],
  ['ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", quicksand, system-ui, sans-serif', 'Round'],
  ['ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", menlo, monospace', 'Mono'],
] as const

/** Creates the options from the values of the editor. */
export function toThemeOptions(settings: ThemeSettings): ThemeOptions {
  const { preset, mode, accent, darkAccent, radius, font, scale, motion } = settings
  return {
    ...(mode !== 'system' && { themeMode: mode }),
    themeVariables: {
      ...presets[preset],
      ...(accent && { accent: darkAccent ? `light-dark(${accent}, ${darkAccent})` : accent }),
      ...(radius !== undefined && { radius: `${radius}px` }),
      ...(font && { font }),
      ...(scale !== undefined && { 'font-scale': String(scale) }),
      ...(motion !== undefined && { motion: String(motion) }),
    },
  }
}
