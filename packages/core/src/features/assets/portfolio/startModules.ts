import { BalanceUnavailableError } from '../../../foundation/errors/balance.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { isWebUrl } from '../../../foundation/schema/url.js'

/**
 * What the effects use of the code that loads with the app. Passed by the actions instead of imported: a bundler would put
 * every module that both import into a chunk of its own.
 */
export const startModules: StartModules = { BalanceUnavailableError, cleanName, isWebUrl }

/** See `startModules`. */
export type StartModules = {
  readonly BalanceUnavailableError: typeof BalanceUnavailableError
  readonly cleanName: typeof cleanName
  readonly isWebUrl: typeof isWebUrl
}
