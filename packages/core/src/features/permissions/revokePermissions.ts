import type { Latchkit } from '../../engine/latchkit.js'
import { untilDestroyed } from '../../engine/untilDestroyed.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import {
  PermissionsNotFoundError,
  PermissionsNotSupportedError,
} from '../../foundation/errors/permissions.js'
import type { NotConnectedError } from '../../foundation/errors/request.js'
import { sendTransaction } from '../request/evm/sendTransaction.js'
import { getSigningSession } from '../request/getSigningSession.js'
import { askPermissions } from './askPermissions.js'
import { encodeRevocation } from './encodeRevocation.js'
import { isOfAccount } from './getPermissions.js'
import { installPermissions } from './installPermissions.js'
import type { GrantedPermission } from './types.js'

/**
 * Revokes a permission that the connected account granted: the wallet is asked (ERC-7715), or for a transaction that revokes it on
 * the chain. `sent` is the hash of that transaction: the permission can be used until it is confirmed.
 *
 * @throws see `revokePermissions.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { getPermissions, revokePermissions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * for (const { context, revokedAt } of getPermissions(kit))
 *   if (revokedAt === undefined) await revokePermissions(kit, { context })
 * ```
 */
export async function revokePermissions(
  kit: Latchkit,
  parameters: revokePermissions.Parameters,
): Promise<revokePermissions.ReturnType> {
  const { context, signal } = parameters
  const session = getSigningSession(kit, 'eip155')
  installPermissions(kit)
  const known = kit.getState().permissions?.granted ?? []
  const granted = known.find(
    (one) => one.context === context && isOfAccount(one, session.accounts[0].address),
  )
  if (!granted) throw new PermissionsNotFoundError()
  const sent = await revoke(kit, granted, session.connectorId, signal)
  kit.internal.send({
    feature: 'permissions',
    event: { type: 'revoked', context, at: kit.internal.clock.now() },
  })
  return { sent }
}

async function revoke(
  kit: Latchkit,
  { context, delegationManager }: GrantedPermission,
  connectorId: string,
  signal: AbortSignal | undefined,
): Promise<Hex | undefined> {
  try {
    const method = 'wallet_revokeExecutionPermission'
    const call = { method, params: { permissionContext: context } }
    await untilDestroyed(kit, () => askPermissions(kit, connectorId, [call]), signal)
    return undefined
  } catch (error) {
    const data = encodeRevocation(context)
    if (!(error instanceof PermissionsNotSupportedError) || !delegationManager || !data) throw error
    return sendTransaction(kit, { to: delegationManager, data, signal })
  }
}

export declare namespace revokePermissions {
  type Parameters = {
    /** The context of the permission: see `getPermissions`. */
    readonly context: Hex
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Hash of the transaction that revokes it; `undefined` if the wallet has revoked it itself. */
    readonly sent: Hex | undefined
  }
  type ErrorType =
    | askPermissions.ErrorType
    | NotConnectedError
    | PermissionsNotFoundError
    | sendTransaction.ErrorType
}
