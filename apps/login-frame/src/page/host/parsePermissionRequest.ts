import { type CaipNetworkId, isEvmAddress } from '@latchkit/core/schema'
import type { PlainData } from '@latchkit/frame-client'
import { type Permission, PermissionError, parsePermission } from '@latchkit/permissions'
import * as z from 'zod/mini'
import type { SmartAccountConfig } from '../../shared/config/SmartAccountConfig.js'
import { getPermissionContracts } from '../../shared/permission/getPermissionContracts.js'
import { isAllowedSessionKey } from '../../shared/permission/isAllowedSessionKey.js'
import type { SigningRequest } from '../approval/types.js'
import type { PermissionProblem } from '../copy/PermissionCopy.js'
import { permissionDurationMaxS } from '../permission/limits.js'
import type { ChainAccount } from './createAccounts.js'
import { toCaipChainId } from './toCaipChainId.js'

/** A permission for the approval queue, or why it is refused. */
export type ParsedPermissionRequest =
  | {
      readonly status: 'accepted'
      readonly chainId: CaipNetworkId
      readonly delegationManager: string
      /** The permission as the app has written it, with its start. */
      readonly permission: PermissionData
      readonly request: Extract<SigningRequest, { type: 'evmPermission' }>
    }
  | RefusedPermission

type RefusedPermission = {
  readonly status: 'refused'
  readonly reason: PermissionProblem | 'invalid_request' | 'account_changed'
  /** Which part, for the developer of the app. */
  readonly details?: string | undefined
  /** Code of JSON-RPC or EIP-1193. */
  readonly rpcCode: number
}

type PermissionData = { readonly type: string; readonly data: Readonly<Record<string, PlainData>> }

/** Fields of both forms of a request. Unverified: the permission and the accounts. */
type Fields = {
  readonly chainId: string | number
  readonly address?: string | null | undefined
  readonly sessionKey: string
  readonly expiry: number
  readonly permission: PermissionData
  /** As the app has written it, if that is another form. */
  readonly written?: PermissionData | undefined
}

const text = z.string()
// Strict objects: a field without a known meaning could be a limit that is not enforced.
const anything = z.unknown() as z.ZodMiniType<PlainData>
const chainId = z.union([z.number(), text])
const permission = { type: text, data: z.record(text, anything) }
const account = z.optional(z.nullable(text))

/** The current form of ERC-7715, of `wallet_requestExecutionPermissions`. */
const currentSchema = z.strictObject({
  chainId,
  from: account,
  to: text,
  permission: z.strictObject({ ...permission, isAdjustmentAllowed: z.optional(z.boolean()) }),
  rules: z.array(z.strictObject({ type: text, data: z.record(text, anything) })),
})

/** The form of older drafts, of `wallet_grantPermissions`. viem leaves out the chain, which is the current one then. */
const olderSchema = z.strictObject({
  chainId: z.optional(chainId),
  address: account,
  expiry: z.number(),
  signer: z.strictObject({ type: text, data: z.record(text, anything) }),
  permissions: z.array(
    z.strictObject({
      ...permission,
      policies: z.optional(z.array(anything)),
      required: z.optional(z.boolean()),
    }),
  ),
  policies: z.optional(z.nullable(z.array(anything))),
})

/**
 * Parses the parameters of a request for a permission (ERC-7715). Only what the chain can enforce is accepted.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function parsePermissionRequest(parameters: {
  readonly method: string
  readonly params: PlainData | undefined
  /** The current chain. */
  readonly chainId: CaipNetworkId
  /** The account of the user on a chain. */
  readonly findAccount: (chainId: CaipNetworkId) => Pick<ChainAccount, 'address'>
  /** In ms since 1970. */
  readonly now: number
  readonly find: (chainId: CaipNetworkId) => SmartAccountConfig | undefined
}): ParsedPermissionRequest {
  const { method, params, findAccount, find } = parameters
  const fields =
    method === 'wallet_grantPermissions' ? readOlder(params, parameters.chainId) : readCurrent(params)
  if ('status' in fields) return fields
  const id = toCaipChainId(fields.chainId)
  const accounts = id && find(id)
  const contracts = accounts && getPermissionContracts(accounts)
  if (!id || !accounts || !contracts) return refusePermission('chain_unsupported', undefined, 4200)
  const { address } = findAccount(id)
  if (fields.address && fields.address.toLowerCase() !== address.toLowerCase())
    return refusePermission('account_changed', undefined, 4100)
  const now = Math.floor(parameters.now / 1_000)
  const { sessionKey, expiry } = fields
  if (!Number.isSafeInteger(expiry) || expiry <= now || expiry > now + permissionDurationMaxS)
    return refusePermission('expiry_invalid', `"expiry" ${expiry}`)
  if (!isEvmAddress(sessionKey) || !isAllowedSessionKey(sessionKey, address, accounts))
    return refusePermission('session_key_invalid', JSON.stringify(sessionKey.slice(0, 80)))
  try {
    const parsed = parsePermission(fields.permission, { now })
    return {
      status: 'accepted',
      chainId: id,
      delegationManager: contracts.delegationManager,
      permission: withStart(fields.written ?? fields.permission, parsed),
      request: { type: 'evmPermission', permission: parsed, expiry, sessionKey },
    }
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error
    const isUnsupported = error.code === 'unsupported-permission'
    return refusePermission(isUnsupported ? 'permission_unsupported' : 'permission_invalid', error.message)
  }
}

function readCurrent(params: unknown): Fields | RefusedPermission {
  const parsed = z.array(currentSchema).safeParse(params)
  if (!parsed.success) return malformed(parsed.error)
  const [request, ...others] = parsed.data
  if (!request || others.length > 0) return refusePermission('one_permission', `got ${parsed.data.length}`)
  const { from, to, permission: requested, rules, ...rest } = request
  const other = rules.find(({ type, data }) => type !== 'expiry' || Object.keys(data).join() !== 'timestamp')
  if (other) return refusePermission('rule_unsupported', JSON.stringify(other.type.slice(0, 80)))
  const [rule, ...further] = rules
  const expiry = rule?.data.timestamp
  if (typeof expiry !== 'number' || further.length > 0)
    return refusePermission('expiry_invalid', `${rules.length} rules of the type "expiry"`)
  const { type, data } = requested
  return { ...rest, address: from, sessionKey: to, expiry, permission: { type, data } }
}

function readOlder(params: unknown, currentChain: CaipNetworkId): Fields | RefusedPermission {
  const parsed = z.tuple([olderSchema]).safeParse(params)
  if (!parsed.success) return malformed(parsed.error)
  const [{ signer, permissions, policies, ...rest }] = parsed.data
  const [requested, ...others] = permissions
  if (!requested || others.length > 0) return refusePermission('one_permission', `got ${permissions.length}`)
  const own = requested.policies ?? []
  const allowance = own.length > 0 ? readAllowance(requested, own) : undefined
  if ((policies ?? []).length > 0 || (own.length > 0 && !allowance))
    return refusePermission('rule_unsupported', '"policies"')
  // viem calls the address an id.
  const { address, id, ...further } = signer.data
  const sessionKey = address ?? id
  if (
    signer.type !== 'account' ||
    typeof sessionKey !== 'string' ||
    Object.keys(further).length > 0 ||
    (address !== undefined && id !== undefined)
  )
    return refusePermission('signer_unsupported', JSON.stringify(signer.type.slice(0, 80)))
  const { type, data } = requested
  const fields = { ...rest, chainId: rest.chainId ?? currentChain, sessionKey }
  if (allowance) return { ...fields, permission: allowance, written: { type, data } }
  return { ...fields, permission: { type, data } }
}

const allowanceSchema = z.tuple([
  z.strictObject({ type: z.literal('token-allowance'), data: z.strictObject({ allowance: text }) }),
])
const nativeSchema = z.strictObject({ ticker: z.optional(text) })
const erc20Schema = z.strictObject({ address: text, ticker: z.optional(text) })

/** Returns a transfer of viem's, whose amount is a policy, in the current form; `undefined` for any other policy. */
function readAllowance(
  { type, data }: PermissionData,
  policies: readonly PlainData[],
): PermissionData | undefined {
  const policy = allowanceSchema.safeParse(policies).data?.[0]
  if (!policy) return undefined
  const allowanceAmount = policy.data.allowance
  if (type === 'native-token-transfer' && nativeSchema.safeParse(data).success)
    return { type, data: { allowanceAmount } }
  const token = type === 'erc20-token-transfer' ? erc20Schema.safeParse(data).data : undefined
  return token && { type, data: { tokenAddress: token.address, allowanceAmount } }
}

/** Periods without a start begin now: the app must learn when. */
function withStart({ type, data }: PermissionData, { start }: Permission): PermissionData {
  const name = type === 'native-token-recurring-allowance' ? 'start' : 'startTime'
  return { type, data: start === undefined ? data : { ...data, [name]: start } }
}

function malformed({ issues: [issue] }: z.core.$ZodError): RefusedPermission {
  const path = issue?.path.join('.')
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ').slice(0, 80) : undefined
  const part = [path, unknown].filter((each) => each !== undefined && each !== '').join('.')
  return refusePermission(unknown === undefined ? 'invalid_request' : 'rule_unsupported', part && `"${part}"`)
}

function refusePermission(
  reason: RefusedPermission['reason'],
  details?: string,
  rpcCode: number = -32_602,
): RefusedPermission {
  return { status: 'refused', reason, ...(details && { details }), rpcCode }
}
