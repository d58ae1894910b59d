import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import { decodePermissionsContext, encodeRevocation, PermissionError } from '@latchkit/permissions'
import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { Copy } from '../copy/Copy.js'
import { getPermissionContracts } from '../permission/getPermissionContracts.js'
import { contextLengthMax } from '../permission/limits.js'
import { permissionTypes } from '../permission/permissionTypes.js'
import type { WalletCallsContext } from './handleWalletCalls.js'
import { parsePermissionRequest } from './parsePermissionRequest.js'

/** Methods of ERC-7715, in its current form and in that of older drafts. */
export const permissionMethods: readonly string[] = [
  'wallet_requestExecutionPermissions',
  'wallet_grantPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
]

/** What the methods of ERC-7715 use. */
export type PermissionsContext = WalletCallsContext & {
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

async function grant({ method, params }: RpcRequest, context: PermissionsContext): Promise<PlainData> {
  const { servers, copy, findAccount, approve, now } = context
  const parsed = parsePermissionRequest({ method, params, findAccount, now: now(), find: servers.find })
  if (parsed.status === 'refused') {
    const { reason, details, rpcCode } = parsed
    throw new FrameHandlerError({ message: toMessage(reason, details, copy), rpcCode })
  }
  const { chainId, delegationManager, permission, request } = parsed
  const { address } = findAccount(chainId)
  // A list with one object, which both parsers have checked.
  const [asked] = params as readonly [Readonly<Record<string, PlainData>>]
  const granted = await approve(request, chainId)
  if (method !== 'wallet_grantPermissions') {
    const { isAdjustmentAllowed: _, ...adjustable } = asked.permission as Readonly<Record<string, PlainData>>
    return [
      {
        ...asked,
        from: address,
        permission: { ...adjustable, ...permission, isAdjustmentAllowed: false },
        context: granted,
        dependencies: [],
        delegationManager,
      },
    ]
  }
  const permissions = [permission]
  return {
    ...{ ...asked, address, permissions, context: granted, signerMeta: { delegationManager } },
    // As viem reads it.
    ...{ grantedPermissions: permissions, permissionsContext: granted },
    signerData: { submitToAddress: delegationManager },
  }
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
  const { chainId, servers, copy, findAccount, approve } = context
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
