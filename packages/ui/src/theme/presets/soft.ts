import type { ThemeVariables } from '@latchkit/core'

/**
 * Theme variables for both color schemes. Warm surfaces, large corners, and a blurred app behind the modal.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/react'
 * import { mainnet } from '@latchkit/react/networks'
 * import { soft } from '@latchkit/react/themes'
 *
 * export const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], themeVariables: soft })
 * ```
 */
export const soft: ThemeVariables = {
  accent: 'light-dark(#7a45b8, #cba8f5)',
  surface: 'light-dark(#fffdfb, #1f1b24)',
  raised: 'light-dark(#f6f0ec, #2b2532)',
  text: 'light-dark(#2b2430, #f4eef7)',
  muted: 'light-dark(#665b6d, #b6abbe)',
  scrim: 'light-dark(rgb(72 54 82 / 0.3), rgb(12 8 16 / 0.6))',
  'backdrop-filter': 'blur(6px)',
  radius: '22px',
}
