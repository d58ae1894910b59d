import type { ThemeVariables } from '@latchkit/core'

/**
 * Theme variables for both color schemes. A translucent card on a blurred app. Its texts are readable on every background.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/react'
 * import { mainnet } from '@latchkit/react/networks'
 * import { glass } from '@latchkit/react/themes'
 *
 * export const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], themeVariables: glass })
 * ```
 */
export const glass: ThemeVariables = {
  accent: 'light-dark(#1f4fc4, #a5c0ff)',
  surface: 'light-dark(rgb(255 255 255 / 0.83), rgb(22 24 31 / 0.82))',
  raised: 'light-dark(rgb(240 243 250 / 0.9), rgb(43 47 58 / 0.9))',
  text: 'light-dark(#121722, #f4f6fb)',
  muted: 'light-dark(#434b5c, #c3cad9)',
  danger: 'light-dark(#931812, #ffb3ac)',
  warning: 'light-dark(#673c00, #f7cb80)',
  scrim: 'light-dark(rgb(214 223 242 / 0.4), rgb(8 10 16 / 0.45))',
  'backdrop-filter': 'blur(18px) saturate(1.4)',
  radius: '20px',
  'border-width': '1px',
}
