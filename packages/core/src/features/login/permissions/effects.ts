import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readPermissions, writePermission } from './storedPermissions.js'
import type { PermissionsEffect, PermissionsEvent } from './types.js'

/** Reads and writes the storage. */
export const effects: Effects<PermissionsEffect, PermissionsEvent, Pick<KitContext, 'storage'>> = {
  readPermissions(_, { storage }) {
    return storage ? { type: 'loaded', granted: readPermissions(storage) } : undefined
  },
  storePermission({ granted }, { storage }) {
    if (storage) writePermission(storage, granted)
    return undefined
  },
}
