import { isPageHidden } from '../../../browser/isPageHidden.js'
import { prefix } from '../../../config/scopeStorage.js'
import { parseJson, writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'

/**
 * Functions of the code that loads with the app, for the effects. Passed by the action instead of imported: a bundler would put
 * every module that both import into a chunk of its own.
 */
export const startModules: StartModules = { prefix, readItem, writeItem, parseJson, isPageHidden }

/** See `startModules`. */
export type StartModules = {
  readonly prefix: typeof prefix
  readonly readItem: typeof readItem
  readonly writeItem: typeof writeItem
  readonly parseJson: typeof parseJson
  readonly isPageHidden: typeof isPageHidden
}
