import type { KitContext } from '../../../engine/types.js'
import { findLogin } from '../login/findLogin.js'
import { readStoredSocial, type SocialUser } from '../login/storedSocial.js'

/**
 * Returns the account of a provider with which the user is logged in, and its name; `undefined` without such a login, or if the storage is
 * blocked.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getSocialUser } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(getSocialUser(kit)?.userName ?? 'no login')
 * ```
 */
export function getSocialUser({
  internal,
}: {
  readonly internal: Pick<KitContext, 'getState' | 'storage' | 'namespaces'>
}): SocialUser | undefined {
  return findLogin(internal) ? readStoredSocial(internal.storage) : undefined
}
