import type { KitContext } from '../../../engine/types.js'
import { findLogin } from './findLogin.js'
import { readStoredLogin } from './storedLogin.js'

/**
 * Returns the e-mail address of the user who is logged in; `undefined` without a login, or if the storage is blocked.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getLoginEmail } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * console.log(getLoginEmail(kit) ?? 'no login')
 * ```
 */
export function getLoginEmail({
  internal,
}: {
  readonly internal: Pick<KitContext, 'getState' | 'storage' | 'namespaces'>
}): string | undefined {
  return findLogin(internal) ? readStoredLogin(internal.storage).email : undefined
}
