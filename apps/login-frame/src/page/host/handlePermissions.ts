import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import {
  decodePermissionsContext,
  delegationManagerAbi,
  encodeRevocation,
  getDelegationHash,
  PermissionError,
} from '@latchkit/permissions'
import { encodeFunctionData, type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { getPermissionContracts } from '../../shared/permission/getPermissionContracts.js'
import type { SigningRequest } from '../approval/types.js'
import type { Copy } from '../copy/Copy.js'
import { contextLengthMax } from '../permission/limits.js'
import { permissionTypes } from '../permission/permissionTypes.js'
import type { GrantsStore } from './createGrantsStore.js'
import type { WalletCallsContext } from './handleWalletCalls.js'
import { parsePermissionRequest } from './parsePermissionRequest.js'

/** Methods of ERC-7715, in its current form and in the form of older drafts. */
export const permissionMethods: readonly string[] = [
  'wallet_requestExecutionPermissions',
  'wallet_grantPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
]

/** Dependencies of the methods of ERC-7715. */
export type PermissionsContext = WalletCallsContext & {
  readonly grants: GrantsStore
  /** Returns the time in ms since 1970. */
  readonly now: () => number
}

/**
 * Grants or revokes a permission after the user's approval (ERC-7715).
 *
 * @throws `FrameHandlerError`
 */
export function handlePermissions(request: RpcRequest, context: PermissionsContext): Promise<PlainData> {
  return request.method.startsWith('wallet_revoke') ? revoke(request, context) : grant(request, context)
}

/**
 * Returns the types of permissions with the chains on which the account can grant them, as
 * `wallet_getSupportedExecutionPermissions` has it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function getSupportedPermissions({
  chainIds,
  servers,
}: Pick<WalletCallsContext, 'chainIds' | 'servers'>): PlainData {
  const supported = chainIds.flatMap((chainId) => {
    const accounts = servers.find(chainId)
    return accounts && getPermissionContracts(accounts)
      ? [numberToHex(Number(chainId.slice('eip155:'.length)))]
      : []
  })
  if (supported.length === 0) return {}
  return Object.fromEntries(
    permissionTypes.map((type) => [type, { chainIds: supported, ruleTypes: ['expiry'] }]),
  )
}

/**
 * Returns the permissions that this device has given to the app for the account, and that have neither expired nor been revoked on the
 * chain, as `wallet_getGrantedExecutionPermissions` has it.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 * @throws `RpcError` if a node does not tell whether one is revoked
 */
export async function getGrantedPermissions(
  context: Omit<PermissionsContext, 'approve'>,
): Promise<PlainData> {
  const { grants, origin, now, chainIds, findAccount, servers, rpc, signal } = context
  const current = grants
    .list(origin)
    .filter(
      ({ chainId, address, expiry }) =>
        expiry * 1_000 > now() && chainIds.includes(chainId) && findAccount(chainId).address === address,
    )
  const areRevoked = await Promise.all(
    current.map(async ({ chainId, context: granted }) => {
      const accounts = servers.find(chainId)
      const contracts = accounts && getPermissionContracts(accounts)
      if (!contracts) return true
      const { delegation } = decodePermissionsContext(granted as Hex, contracts)
      const data = encodeFunctionData({
        ...{ abi: delegationManagerAbi, functionName: 'disabledDelegations' },
        args: [getDelegationHash(delegation)],
      })
      const params = [{ to: contracts.delegationManager, data }, 'latest']
      return BigInt(String(await rpc({ chainId, method: 'eth_call', params, signal }))) !== 0n
    }),
  )
  return current.filter((_, index) => !areRevoked[index]).map(({ response }) => response)
}

async function grant({ method, params }: RpcRequest, context: PermissionsContext): Promise<PlainData> {
  const { servers, copy, findAccount, approve, now, grants, origin } = context
  const parsed = parsePermissionRequest({
    ...{ method, params, chainId: context.chainId, findAccount },
    ...{ now: now(), find: servers.find },
  })
  if (parsed.status === 'refused') {
    const { reason, details, rpcCode } = parsed
    throw new FrameHandlerError({ message: toMessage(reason, details, copy), rpcCode })
  }
  const { chainId, delegationManager, permission, request } = parsed
  const { address } = findAccount(chainId)
  // A list with one object, which both parsers have checked.
  const [asked] = params as readonly [Readonly<Record<string, PlainData>>]
  const granted = await approve(request, chainId)
  const isCurrent = method !== 'wallet_grantPermissions'
  const { isAdjustmentAllowed: _, ...adjustable } = (isCurrent ? asked.permission : {}) as typeof asked
  const response = {
    ...(isCurrent ? asked : toCurrent(request, chainId)),
    from: address,
    permission: { ...adjustable, ...permission, isAdjustmentAllowed: false },
    ...{ context: granted, dependencies: [], delegationManager },
  }
  grants.add(origin, { chainId, address, expiry: request.expiry, context: String(granted), response })
  if (isCurrent) return [response]
  const permissions = [permission]
  const [first] = asked.permissions as readonly [Readonly<Record<string, PlainData>>]
  return {
    ...{ ...asked, address, permissions, context: granted, signerMeta: { delegationManager } },
    // As viem reads it, which needs a list of policies.
    ...{ grantedPermissions: [{ policies: [], ...first, ...permission }], permissionsContext: granted },
    signerData: { submitToAddress: delegationManager },
  }
}

/** The other parts of a request of an older draft in the current form. */
function toCurrent(
  { expiry, sessionKey }: Extract<SigningRequest, { type: 'evmPermission' }>,
  chainId: CaipNetworkId,
): Readonly<Record<string, PlainData>> {
  const id = numberToHex(Number(chainId.slice('eip155:'.length)))
  return { chainId: id, to: sessionKey, rules: [{ type: 'expiry', data: { timestamp: expiry } }] }
}

const contextSchema = z
  .string()
  .check(
    z.maxLength(contextLengthMax),
    z.regex(/^0x(?:[\da-f]{2})+$/i),
  ) as z.ZodMiniType<string> as z.ZodMiniType<Hex>

/** By name, as MetaMask reads it, or in a list. */
const named = z.union([z.object({ permissionContext: contextSchema }), z.object({ context: contextSchema })])
const revocationSchema = z.union([
  named,
  z.tuple([z.union([named, z.object({ permissionsContext: contextSchema })])]),
])

async function revoke({ method, params }: RpcRequest, context: PermissionsContext): Promise<PlainData> {
  const { chainId, servers, copy, findAccount, approve, grants, origin } = context
  const accounts = servers.find(chainId)
  const contracts = accounts && getPermissionContracts(accounts)
  if (!contracts)
    throw new FrameHandlerError({ message: copy.permissions.problems.chain_unsupported, rpcCode: 4200 })
  const parsed = revocationSchema.safeParse(params)
  if (!parsed.success) throw new FrameHandlerError({ message: copy.errors.invalid_request, rpcCode: -32_602 })
  const given = Array.isArray(parsed.data) ? parsed.data[0] : parsed.data
  const [text] = Object.values(given)
  const delegation = readContext()
  if (delegation.delegator.toLowerCase() !== findAccount(chainId).address.toLowerCase())
    throw new FrameHandlerError({ message: copy.errors.account_changed, rpcCode: 4100 })
  const call = { to: contracts.delegationManager, value: 0n, data: encodeRevocation(delegation) }
  // It is revoked when the transaction is included, so that the answer waits for it.
  const hash = await approve({ type: 'evmCalls', calls: [call], answer: 'transactionHash' }, chainId)
  grants.remove(origin, String(text))
  return method === 'wallet_revokePermissions' ? hash : {}

  function readContext() {
    try {
      return decodePermissionsContext(text as Hex, contracts as NonNullable<typeof contracts>).delegation
    } catch (error) {
      if (!(error instanceof PermissionError)) throw error
      const message = toMessage('permission_invalid', error.message, copy)
      throw new FrameHandlerError({ message, rpcCode: -32_602, cause: error })
    }
  }
}

function toMessage(
  reason: Extract<ReturnType<typeof parsePermissionRequest>, { status: 'refused' }>['reason'],
  details: string | undefined,
  { permissions, errors }: Copy,
): string {
  const text =
    reason === 'invalid_request' || reason === 'account_changed'
      ? errors[reason]
      : permissions.problems[reason]
  return details === undefined ? text : `${text} (${details})`
}
