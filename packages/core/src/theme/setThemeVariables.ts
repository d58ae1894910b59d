import type { ConfigError } from '../errors/config.js'
import type { Latchkit } from '../kit/latchkit.js'
import { reviewVariablesInDevelopment } from '../schema/inDevelopment.js'
import { parseThemeVariables } from './rules.js'
import type { ThemeVariablesInput } from './types.js'

/**
 * Sets theme variables; those that are not given stay. Names have no `--latchkit-` prefix.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { setThemeVariables } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * await setThemeVariables(kit, { themeVariables: { accent: '#3b5bfd' } })
 * ```
 */
export async function setThemeVariables(
  kit: Latchkit,
  parameters: setThemeVariables.Parameters,
): Promise<setThemeVariables.ReturnType> {
  const { themeVariables } = parameters
  for (const warning of reviewVariablesInDevelopment(themeVariables, 'themeVariables'))
    kit.internal.warn(warning)
  const variables = parseThemeVariables(themeVariables, 'themeVariables')
  kit.internal.send({ feature: 'theme', event: { type: 'setVariables', variables } })
}

export declare namespace setThemeVariables {
  /** Which variables, and their values. */
  type Parameters = { readonly themeVariables: ThemeVariablesInput }
  type ReturnType = undefined
  /** A value that is not plain CSS, or (in development) an unknown name. */
  type ErrorType = ConfigError
}
