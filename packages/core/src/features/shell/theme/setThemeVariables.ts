import { checkParameters, reviewVariablesInDevelopment } from '../../../config/inDevelopment.js'
import { parseThemeVariables } from '../../../config/parseThemeVariables.js'
import type { ThemeVariablesInput } from '../../../config/themeVariables.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ConfigError } from '../../../foundation/errors/config.js'

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
  checkParameters(kit, parameters, 'setThemeVariables(kit, { themeVariables })')
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
