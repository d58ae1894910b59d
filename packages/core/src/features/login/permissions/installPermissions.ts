import type { Latchkit } from '../../../engine/latchkit.js'
import { permissionsFeature } from './feature.js'
import { readPermissions } from './storedPermissions.js'

/** Installs the permissions, with those that are stored, as soon as the storage is open. */
export function installPermissions({ internal, getState }: Pick<Latchkit, 'internal' | 'getState'>): void {
  if (!getState().permissions) internal.install(permissionsFeature)
  if (getState().permissions?.isLoaded || !internal.storage) return
  const granted = readPermissions(internal.storage)
  internal.send({ feature: 'permissions', event: { type: 'loaded', granted } })
}
