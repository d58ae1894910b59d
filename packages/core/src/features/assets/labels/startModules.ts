import { prefix } from '../../../config/scopeStorage.js'
import { parseJson, writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'

/**
 * Functions of the code that loads with the app, for the effects. Passed by the actions instead of imported, so that these
 * modules stay in the first chunk.
 */
export const startModules: StartModules = { prefix, readItem, writeItem, parseJson, cleanName }

/** See `startModules`. */
export type StartModules = {
  readonly prefix: typeof prefix
  readonly readItem: typeof readItem
  readonly writeItem: typeof writeItem
  readonly parseJson: typeof parseJson
  readonly cleanName: typeof cleanName
}
