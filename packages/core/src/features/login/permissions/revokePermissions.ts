import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import {
  PermissionsNotFoundError,
  type PermissionsNotRevokedError,
  PermissionsNotSupportedError,
} from '../../../foundation/errors/permissions.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import type { ReceiptTimeoutError } from '../../../foundation/errors/rpc.js'
import { switchNetwork } from '../../wallet/network/switchNetwork.js'
import { sendTransaction } from '../../wallet/request/evm/sendTransaction.js'
import { getSigningSession } from '../../wallet/request/getSigningSession.js'
import { askPermissions } from './askPermissions.js'
import { encodeRevocation } from './encodeRevocation.js'
import { followRevocation } from './followRevocation.js'
import { isOfAccount } from './getPermissions.js'
import { installPermissions } from './installPermissions.js'
import { readIsRevoked } from './readRevocation.js'
import { revokeListed } from './revokeListed.js'
import type { GrantedPermission } from './types.js'

/**
 * Revokes a permission that the connected account granted, on its chain, to which the wallet is asked to switch first: the wallet is
 * asked (ERC-7715), or for a transaction that revokes it on the chain. Waits until that is confirmed; until then, the permission has a `revocation` and can be used. If the server of `dataApi`
 * lists it, the account is then asked to sign a message that removes it there; declining that changes only the list.
 *
 * @throws see `revokePermissions.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
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
  checkParameters(kit, parameters, 'revokePermissions(kit, { context })')
  const { context, signal } = parameters
  const session = getSigningSession(kit, 'eip155')
  installPermissions(kit)
  const { granted: own = [], reported = [] } = kit.getState().permissions ?? {}
  const granted = [...own, ...reported].find(
    (one) => one.context === context && isOfAccount(one, session.accounts[0].address),
  )
  if (!granted) throw new PermissionsNotFoundError()
  const { chainId } = granted
  if (session.chainId !== chainId)
    await untilDestroyed(kit, () => switchNetwork(kit, { network: chainId }), signal)
  const sent = await revoke(kit, granted, {
    connectorId: session.connectorId,
    isReported: !own.includes(granted),
    signal,
  })
  const revocation = { sentAt: kit.internal.clock.now(), ...(sent && { hash: sent }) }
  kit.internal.send({ feature: 'permissions', event: { type: 'revoking', context, revocation } })
  await followRevocation(kit, granted, revocation, signal)
  const id = kit.getState().permissions?.listed[context]
  // The chain has revoked it: what the server lists does not matter.
  if (id !== undefined) await revokeListed(kit, granted, id, signal).catch(() => {})
  return { sent }
}

async function revoke(
  kit: Latchkit,
  granted: GrantedPermission,
  {
    connectorId,
    isReported,
    signal,
  }: {
    readonly connectorId: string
    readonly isReported: boolean
    readonly signal: AbortSignal | undefined
  },
): Promise<Hex | undefined> {
  const { context, delegationManager } = granted
  try {
    const method = 'wallet_revokeExecutionPermission'
    const call = { method, params: { permissionContext: context } }
    await untilDestroyed(kit, () => askPermissions(kit, connectorId, [call]), signal)
    return undefined
  } catch (error) {
    const data = encodeRevocation(context)
    const isMissing = error instanceof PermissionsNotSupportedError
    if (!(isMissing || isReported) || !delegationManager || !data) throw error
    // Where there is no such manager, the transaction would succeed without an effect.
    if (isReported) await requireManager(kit, granted, error, signal)
    return sendTransaction(kit, { to: delegationManager, data, signal })
  }
}

async function requireManager(
  kit: Latchkit,
  granted: GrantedPermission,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const isRevoked = await untilDestroyed(kit, (either) => readIsRevoked(kit, granted, either), signal)
  if (isRevoked === undefined) throw error
}

export declare namespace revokePermissions {
  type Parameters = {
    /** The context of the permission: see `getPermissions`. */
    readonly context: Hex
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Hash of the transaction that revoked it; `undefined` if the wallet has revoked it itself. */
    readonly sent: Hex | undefined
  }
  type ErrorType =
    | askPermissions.ErrorType
    | NotConnectedError
    | PermissionsNotFoundError
    | PermissionsNotRevokedError
    | ReceiptTimeoutError
    | sendTransaction.ErrorType
    | switchNetwork.ErrorType
}
