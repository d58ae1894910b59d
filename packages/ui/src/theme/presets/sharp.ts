import type { ThemeVariables } from '@latchkit/core'

/**
 * Theme variables for both color schemes. Square corners, an outline around the card, and high contrast.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/react'
 * import { mainnet } from '@latchkit/react/networks'
 * import { sharp } from '@latchkit/react/themes'
 *
 * export const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], themeVariables: sharp })
 * ```
 */
export const sharp: ThemeVariables = {
  accent: 'light-dark(#0b45e6, #8fb0ff)',
  surface: 'light-dark(#fff, #0c0d10)',
  raised: 'light-dark(#f1f3f7, #181b21)',
  text: 'light-dark(#0b0d12, #f5f7fa)',
  muted: 'light-dark(#4b5361, #a7b0be)',
  scrim: 'light-dark(rgb(8 10 15 / 0.5), rgb(0 0 0 / 0.7))',
  radius: '2px',
  'border-width': '1px',
}
