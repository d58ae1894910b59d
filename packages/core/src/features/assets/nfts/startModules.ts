import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { isWebUrl } from '../../../foundation/schema/url.js'

/** What the lazy code uses of the code that loads with the app or with an action; see the one of the transactions. */
export const startModules: StartModules = { NftsUnavailableError, cleanName, isWebUrl }

/** See `startModules`. */
export type StartModules = {
  readonly NftsUnavailableError: typeof NftsUnavailableError
  readonly cleanName: typeof cleanName
  readonly isWebUrl: typeof isWebUrl
}
