import type { ThemeVariables } from '@latchkit/core'

/**
 * Theme variables for both color schemes. Black and white, with a monospaced font.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/react'
 * import { mainnet } from '@latchkit/react/networks'
 * import { mono } from '@latchkit/react/themes'
 *
 * export const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet], themeVariables: mono })
 * ```
 */
export const mono: ThemeVariables = {
  accent: 'light-dark(#111, #f2f2f2)',
  surface: 'light-dark(#fff, #0f0f0f)',
  raised: 'light-dark(#f4f4f4, #1c1c1c)',
  text: 'light-dark(#111, #f2f2f2)',
  muted: 'light-dark(#585858, #ababab)',
  scrim: 'light-dark(rgb(17 17 17 / 0.4), rgb(0 0 0 / 0.7))',
  font: "ui-monospace, 'SF Mono', 'Cascadia Code', 'DejaVu Sans Mono', menlo, consolas, monospace",
  'font-scale': '0.94',
  radius: '8px',
  'border-width': '1px',
}
