import type { Latchkit } from '../../engine/latchkit.js'
import { permissionsFeature } from './feature.js'
import { readPermissions } from './storedPermissions.js'

/** Installs the permissions, with those that are stored. */
export function installPermissions({ internal, getState }: Pick<Latchkit, 'internal' | 'getState'>): void {
  if (getState().permissions) return
  internal.install(permissionsFeature)
  const granted = internal.storage ? readPermissions(internal.storage) : []
  internal.send({ feature: 'permissions', event: { type: 'loaded', granted } })
}
