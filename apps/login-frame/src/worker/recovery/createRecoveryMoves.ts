import { flowExpired } from '../../shared/vault/flowExpired.js'
import type { RecoveryMove } from '../../shared/vault/Vault.js'
import { VaultError } from '../../shared/vault/VaultError.js'
import type { StoredShare } from '../storage/DeviceStorage.js'
import type { OfferedMove, VaultContext } from '../wallet/VaultContext.js'
import { withSecret } from '../wallet/withSecret.js'
import { rotateRecoveryKey } from './rotateRecoveryKey.js'

/** The move of a wallet's recovery to another login, which the user must approve. It is not stored: the next login offers it again. */
export type RecoveryMoves = {
  /** Called by a login with another subject than the one to which the key is bound. */
  readonly offer: (move: OfferedMove) => void
  /** Returns the move that was offered for a wallet. */
  readonly find: (share: StoredShare) => RecoveryMove | null
  readonly drop: () => void
  /** Moves the recovery to a login. It can be repeated until it succeeds. */
  readonly move: (context: VaultContext, share: StoredShare, to: string) => Promise<void>
}

/** Creates the moves of this tab. */
export function createRecoveryMoves(): RecoveryMoves {
  let offered: OfferedMove | undefined

  return {
    offer(move) {
      offered = move
    },
    find: (share) =>
      offered?.userId === share.userId
        ? { from: share.recoverySubject ?? share.renewalSubject ?? null, to: offered.to }
        : null,
    drop() {
      offered = undefined
    },
    async move(context, share, to) {
      if (offered?.userId !== share.userId || offered.to !== to) throw flowExpired()
      const { linkId } = offered
      const { wallet } = await context.session.call('wallet/read', {})
      const envelope = wallet?.envelopes.find(({ type }) => type === 'managed')
      if (!envelope) throw flowExpired()
      const moved = await withSecret(context, share, (opened) =>
        rotateRecoveryKey(context, { share, subject: to, linkId, envelope, ...opened }),
      )
      if (moved.recoverySubject !== to) {
        throw new VaultError({
          code: 'recovery',
          message: 'The recovery service is not reachable. Try again later.',
        })
      }
      offered = undefined
    },
  }
}
