import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'

/**
 * Functions of the code that loads with the app, for the effects. Passed by the action instead of
 * imported, so that these modules stay in the first chunk.
 */
export const startModules: StartModules = { prefix, readItem, writeItem }

/** See `startModules`. */
export type StartModules = {
  readonly prefix: typeof prefix
  readonly readItem: typeof readItem
  readonly writeItem: typeof writeItem
}
