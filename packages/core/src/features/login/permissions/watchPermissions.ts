import { watchStorage } from '../../../browser/watchStorage.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { getPermissions } from './getPermissions.js'
import { installPermissions } from './installPermissions.js'
import { storedName } from './storedPermissions.js'
import type { GrantedPermission } from './types.js'

/**
 * Calls a listener with the permissions that the account connected on `eip155` granted, now and whenever they change, also in
 * another tab.
 *
 * @returns A function that stops it.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchPermissions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchPermissions(kit, (granted) => console.log(granted.length))
 * ```
 */
export function watchPermissions(
  kit: Latchkit,
  listener: (granted: readonly GrantedPermission[]) => void,
): () => void {
  checkParameters(kit, listener, 'watchPermissions(kit, listener)')
  installPermissions(kit)
  const load = () => kit.internal.send({ feature: 'permissions', event: { type: 'load' } })
  let last: string | undefined
  const notify = () => {
    const granted = getPermissions(kit)
    const key = granted
      .map(({ context, revokedAt, revocation }) => `${context} ${revokedAt} ${revocation?.sentAt}`)
      .join()
    if (key === last) return
    last = key
    listener(granted)
  }
  const unsubscribe = kit.subscribe(notify)
  const stopWatching = watchStorage(storedName, load)
  load()
  notify()
  return () => {
    stopWatching()
    unsubscribe()
  }
}
