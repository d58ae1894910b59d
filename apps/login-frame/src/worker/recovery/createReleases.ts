import type { RecoveryResponse } from '@latchkit/login-api'
import type { StoredShare } from '../storage/DeviceStorage.js'
import { signAction } from '../wallet/signAction.js'
import type { VaultContext } from '../wallet/VaultContext.js'
import { withSecret } from '../wallet/withSecret.js'

/** The releases of the managed envelope's key to new devices, which wait for the user. */
export type Releases = {
  list(share: StoredShare): Promise<RecoveryResponse<'releases/list'>['releases']>
  /** Allows a device at once, or refuses it. */
  decide(share: StoredShare, decision: { readonly id: string; readonly isAllowed: boolean }): Promise<void>
}

/** Creates the releases. The wallet signs each request: who has only the session of a device decides nothing. */
export function createReleases(context: VaultContext): Releases {
  const { recovery } = context
  return {
    list: (share) =>
      withSecret(context, share, async ({ keys }) => {
        const { addresses } = share
        const signature = await signAction(context, keys, { type: 'listReleases', addresses })
        return (await recovery.call('releases/list', { addresses, signature })).releases
      }),
    decide: (share, { id, isAllowed }) =>
      withSecret(context, share, async ({ keys }) => {
        const { addresses } = share
        const signature = await signAction(context, keys, { type: 'decideRelease', addresses, id, isAllowed })
        await recovery.call('releases/decide', { addresses, id, isAllowed, signature })
      }),
  }
}
