import { checkParameters } from '../../../config/inDevelopment.js'
import type { ThemeMode } from '../../../config/themeVariables.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { ConfigError } from '../../../foundation/errors/config.js'

/**
 * Sets light or dark; `system` follows the user's system preference again.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setThemeMode } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await setThemeMode(kit, { themeMode: 'dark' })
 * ```
 */
export async function setThemeMode(
  kit: Latchkit,
  parameters: setThemeMode.Parameters,
): Promise<setThemeMode.ReturnType> {
  checkParameters(kit, parameters, 'setThemeMode(kit, { themeMode })')
  const { themeMode } = parameters
  if (themeMode !== 'light' && themeMode !== 'dark' && themeMode !== 'system')
    throw new ConfigError({ path: 'themeMode', reason: 'expected one of light, dark, system' })
  const mode = themeMode === 'system' ? undefined : themeMode
  kit.internal.send({ feature: 'theme', event: { type: 'choose', mode } })
}

export declare namespace setThemeMode {
  /** Which theme. */
  type Parameters = { readonly themeMode: ThemeMode | 'system' }
  type ReturnType = undefined
  /** The mode is none of the three. */
  type ErrorType = ConfigError
}
