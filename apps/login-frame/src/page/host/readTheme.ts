import type { FramePayload } from '@latchkit/frame-client'
import type { LanguageCode } from '@latchkit/ui/copy/languages'
import { findFrameLanguage } from '../language/findFrameLanguage.js'

/** The appearance that an app may choose. Its texts stay the frame's own. */
export type FrameTheme = {
  readonly mode?: 'light' | 'dark' | undefined
  /** Hex color with six digits. */
  readonly accent?: string | undefined
  /** In px. */
  readonly radius?: number | undefined
  readonly language?: LanguageCode | undefined
}

/** Names of the same variable in our kit and in other clients. */
const accentNames = ['--latchkit-accent', '--w3m-accent']
const radiusNames = ['--latchkit-radius', '--w3m-border-radius-master']

/** Largest corner radius in px. */
const radiusMax = 24

/** Reads a theme. Values that are not of a fixed form are ignored, so that an app cannot hide text or load anything. */
export function readTheme({
  themeMode,
  themeVariables,
  w3mThemeVariables,
  language: tag = '',
}: FramePayload<'SYNC_THEME'>): FrameTheme {
  const variables = { ...w3mThemeVariables, ...themeVariables }
  const find = (names: readonly string[]) =>
    names
      .map((name) => (Object.hasOwn(variables, name) ? String(variables[name]) : ''))
      .find((text) => text !== '')
  const [, digits] = /^#([\da-f]{6})$/i.exec(find(accentNames) ?? '') ?? []
  const [, px] = /^(\d{1,2}(?:\.\d{1,2})?)px$/.exec(find(radiusNames) ?? '') ?? []
  const language = findFrameLanguage([tag])
  return {
    ...(themeMode && { mode: themeMode }),
    ...(digits && { accent: `#${digits.toLowerCase()}` }),
    ...(px && { radius: Math.min(Number(px), radiusMax) }),
    ...(language && { language }),
  }
}
