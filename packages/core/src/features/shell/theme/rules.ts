import type { ThemeMode } from '../../../config/themeVariables.js'
import type { ThemeState } from './machine.js'

/**
 * Returns the current theme mode: the chosen one, else the system's preference.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { themeModeOf } from '@latchkit/core/views'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const mode = themeModeOf(kit.getState().theme) // 'light' or 'dark'
 * ```
 */
export function themeModeOf(state: ThemeState): ThemeMode {
  return state.chosen ?? state.system
}
