import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { ChainIdOf } from '../../../engine/Register.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import { PermissionsMismatchError } from '../../../foundation/errors/permissions.js'
import type { NotConnectedError } from '../../../foundation/errors/request.js'
import { parseCaipNetworkId } from '../../../foundation/schema/caip.js'
import { getNetworkIn } from '../../wallet/request/getNetworkIn.js'
import { getSigningSession } from '../../wallet/request/getSigningSession.js'
import { askPermissions } from './askPermissions.js'
import { installPermissions } from './installPermissions.js'
import { parseGrant, readPermission } from './parseGrant.js'
import { findBroaderPart, type RequestedPermission } from './rules.js'
import type { GrantedPermission, PermissionRequest } from './types.js'

/**
 * Asks the wallet connected on `eip155` to let a session key of the app act for the account, within limits that the chain enforces
 * (ERC-7715). The wallet shows the permission to the user. Rejects if it returns more than was requested.
 *
 * Send `context` to your server, which checks it with `decodePermissionsContext` of `@latchkit/permissions`, and uses it.
 *
 * @throws see `grantPermissions.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://eips.ethereum.org/EIPS/eip-7715
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { grantPermissions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const { context } = await grantPermissions(kit, {
 *   permission: {
 *     type: 'native-token-periodic',
 *     data: { periodAmount: '0x2386f26fc10000', periodDuration: 30 * 86_400 },
 *   },
 *   sessionKey: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   expiry: 1_900_000_000,
 * })
 * ```
 */
export async function grantPermissions<Kit extends Latchkit>(
  kit: Kit,
  parameters: grantPermissions.Parameters<Kit>,
): Promise<grantPermissions.ReturnType> {
  checkParameters(kit, parameters, 'grantPermissions(kit, { permission, sessionKey, expiry })')
  const { isAdjustmentAllowed = false, signal } = parameters
  const session = getSigningSession(kit, 'eip155')
  const { caipNetworkId } = getNetworkIn(kit, 'eip155', parameters.chainId)
  const { address } = session.accounts[0]
  const now = kit.internal.clock.now()
  const requested = { ...copyParameters(parameters, now), address, chainId: toChainNumber(caipNetworkId) }
  installPermissions(kit)
  return untilDestroyed(kit, ask, signal)

  /** Keeps what the wallet grants, also after an abort: the wallet can still be open. The user can see it, and revoke it. */
  async function ask(): Promise<GrantedPermission> {
    const calls = toCalls(requested, isAdjustmentAllowed)
    const { answer, method } = await askPermissions(kit, session.connectorId, calls)
    const grant = parseGrant(answer, method)
    const part = findBroaderPart(grant, requested)
    if (part !== undefined) throw new PermissionsMismatchError({ part })
    const { context, permission, expiry, delegationManager } = grant
    const granted: GrantedPermission = {
      ...{ context, permission, expiry, sessionKey: requested.sessionKey, chainId: caipNetworkId },
      ...{ address: address as Hex, grantedAt: now },
      ...(delegationManager && { delegationManager }),
    }
    kit.internal.send({ feature: 'permissions', event: { type: 'granted', granted } })
    return granted
  }
}

type Requested = RequestedPermission & { readonly sessionKey: Hex }

/** Copies what an app without types may pass, and change later. */
function copyParameters(parameters: grantPermissions.Parameters, now: number) {
  const { sessionKey, expiry } = parameters
  const permission = readPermission(parameters.permission)
  if (!permission)
    throw new InvalidParameterError({ field: 'permission', reason: 'it must have a "type" and "data"' })
  if (!isEvmAddress(sessionKey))
    throw new InvalidParameterError({ field: 'sessionKey', reason: 'it must be an EVM address' })
  if (!Number.isSafeInteger(expiry) || expiry * 1_000 <= now)
    throw new InvalidParameterError({
      field: 'expiry',
      reason: 'it must be a time in the future, in seconds',
    })
  return { permission, sessionKey, expiry }
}

const toChainNumber = (chainId: `${string}:${string}`) => Number(parseCaipNetworkId(chainId).reference)

/** The request in the current form of ERC-7715, and in the form of older drafts. */
function toCalls(
  { permission, sessionKey, address, chainId, expiry }: Requested,
  isAdjustmentAllowed: boolean,
) {
  const hexChainId = `0x${chainId.toString(16)}`
  const current = {
    ...{ chainId: hexChainId, from: address, to: sessionKey },
    permission: { ...permission, isAdjustmentAllowed },
    rules: [{ type: 'expiry', data: { timestamp: expiry } }],
  }
  const older = {
    ...{ chainId: hexChainId, address, expiry, permissions: [permission], policies: [] },
    signer: { type: 'account', data: { address: sessionKey } },
  }
  return [
    { method: 'wallet_requestExecutionPermissions', params: [current] },
    { method: 'wallet_grantPermissions', params: [older] },
  ] as const
}

export declare namespace grantPermissions {
  type Parameters<Kit extends Latchkit = Latchkit> = {
    /** As ERC-7715 describes it: see `toPermissionJson` of `@latchkit/permissions`. */
    readonly permission: PermissionRequest
    /** The address of the key that uses the permission, which your server keeps. */
    readonly sessionKey: Hex
    /** When the permission ends, in seconds since 1970. */
    readonly expiry: number
    /** CAIP-2. Default: the current chain of the wallet. */
    readonly chainId?: ChainIdOf<Kit> | undefined
    /** Whether the user may lower the limits in the wallet. Default false. */
    readonly isAdjustmentAllowed?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  }
  type ReturnType = GrantedPermission
  type ErrorType =
    | askPermissions.ErrorType
    | NotConnectedError
    | NetworkNotFoundError
    | InvalidParameterError
    | PermissionsMismatchError
}
