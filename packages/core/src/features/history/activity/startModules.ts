import { TransactionsUnavailableError } from '../../../foundation/errors/history.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { isWebUrl } from '../../../foundation/schema/url.js'

/**
 * What the lazy code uses of the code that loads with the app or with an action. Passed by the actions instead of imported: a bundler would put
 * every module that both import into a chunk of its own.
 */
export const startModules: StartModules = { TransactionsUnavailableError, cleanName, isWebUrl }

/** See `startModules`. */
export type StartModules = {
  readonly TransactionsUnavailableError: typeof TransactionsUnavailableError
  readonly cleanName: typeof cleanName
  readonly isWebUrl: typeof isWebUrl
}
