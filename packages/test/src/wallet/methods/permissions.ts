import {
  createSalt,
  type Delegation,
  decodePermissionsContext,
  describePermission,
  encodePermissionsContext,
  encodeRevocation,
  getDelegationTypedData,
  type Permission,
  PermissionError,
  parsePermission,
  toDelegation,
  toPermissionJson,
} from '@latchkit/permissions'
import { type Address, type Hex, hexToNumber, isAddressEqual, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { delegationContracts } from '../../contracts/smartAccounts.js'
import { tokens } from '../../contracts/tokens.js'
import { errorCodes, ProviderRpcError } from '../../foundation/ProviderRpcError.js'
import type { Method, WalletContext } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import { address, bytes, chainId, parseParams } from '../params.js'
import type { GrantedExecutionPermission, WalletChain } from '../state.js'
import { readNonce, sendAndWait, upgrade } from './permissionChain.js'
import { signer } from './signing.js'

const text = z.string('is not text')
const data = z.record(z.string(), z.unknown())
/** Like MetaMask: rejects unknown keys. */
const request = z.strictObject({
  chainId,
  from: z.optional(address),
  to: address,
  permission: z.strictObject({ type: text, isAdjustmentAllowed: z.boolean(), data }),
  rules: z.nullish(z.array(z.strictObject({ type: text, data }))),
})
const requestParams = z.array(request, 'is not a list').check(z.minLength(1, 'is empty'))
const olderParams = z.tuple([
  z.looseObject({
    chainId,
    address: z.optional(address),
    expiry: z.number(),
    signer: z.looseObject({ type: z.literal('account'), data: z.looseObject({ address }) }),
    permissions: z.array(z.looseObject({ type: text, data })).check(z.length(1, 'is not one permission')),
  }),
])
/** MetaMask reads it by name. */
const revokeParams = z.strictObject({ permissionContext: bytes })

type Wanted = {
  readonly chainId: Hex
  readonly from?: Address | undefined
  readonly to: Address
  readonly permission: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
  readonly expiry: number
}

/** The types that the wallet grants, each with the rule `expiry`. */
const types = [
  'native-token-periodic',
  'erc20-token-periodic',
  'native-token-transfer',
  'erc20-token-transfer',
  'contract-call',
]

/**
 * Permissions of session keys (ERC-7715), as delegations that the chain enforces (ERC-7710).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 * @see https://eips.ethereum.org/EIPS/eip-7710
 */
export const permissionMethods: Readonly<Record<string, Method>> = {
  async wallet_requestExecutionPermissions(context, params) {
    requireForm(context, 'current', 'wallet_requestExecutionPermissions')
    const requests = parseParams(requestParams, params)
    const prepared = requests.map((one) => prepare(context, { ...one, expiry: readExpiry(one.rules ?? []) }))
    const granted: GrantedExecutionPermission[] = []
    for (const [index, one] of prepared.entries()) {
      const { permission, ...rest } = requests[index] ?? { permission: one.json }
      const signed = await grant(context, 'wallet_requestExecutionPermissions', { params, one })
      granted.push({
        ...{ ...rest, chainId: numberToHex(one.chain.id), from: one.account.address },
        permission: { ...permission, data: { ...permission.data, ...signed.data } },
        ...{ context: signed.context, dependencies: [], delegationManager },
      })
    }
    // MetaMask stores them together, when the user approved all.
    context.set({ grantedPermissions: [...context.state().grantedPermissions, ...granted] })
    return granted
  },
  async wallet_grantPermissions(context, params) {
    requireForm(context, 'older', 'wallet_grantPermissions')
    const [wanted] = parseParams(olderParams, params)
    const [permission = { type: '', data: {} }] = wanted.permissions
    const to = wanted.signer.data.address
    const one = prepare(context, { ...wanted, from: wanted.address, to, permission })
    const signed = await grant(context, 'wallet_grantPermissions', { params, one })
    const granted = {
      ...{ ...wanted, address: one.account.address },
      permissions: [{ ...permission, data: { ...permission.data, ...signed.data } }],
      ...{ context: signed.context, signerMeta: { delegationManager } },
    }
    context.set({ grantedPermissions: [...context.state().grantedPermissions, granted] })
    return granted
  },
  async wallet_revokeExecutionPermission(context, params) {
    if (!context.state().revokesPermissions) throw unsupported('wallet_revokeExecutionPermission')
    requireForm(context, undefined, 'wallet_revokeExecutionPermission')
    const { permissionContext } = parseParams(revokeParams, params)
    const known = context.state().grantedPermissions.find((one) => one.context === permissionContext)
    if (!known)
      throw invalidInput(`Permission not found for permission context: ${permissionContext.slice(0, 40)}…`)
    const { delegation, ...granted } = decodePermissionsContext(permissionContext, delegationContracts)
    const chain = findChain(context, known.chainId)
    const account = signer(context, delegation.delegator)
    const description = ['Revoke this permission:', ...describeGranted(granted)]
    await context.ask('wallet_revokeExecutionPermission', params, undefined, description)
    await context.runExclusive(() =>
      sendAndWait(context, { chain, account, to: delegationManager, data: encodeRevocation(delegation) }),
    )
    const others = context.state().grantedPermissions.filter((one) => one.context !== permissionContext)
    context.set({ grantedPermissions: others })
    return {}
  },
  wallet_getSupportedExecutionPermissions(context) {
    requireForm(context, 'current', 'wallet_getSupportedExecutionPermissions')
    const chainIds = context.getKnownChains().map(({ id }) => numberToHex(id))
    return Object.fromEntries(types.map((type) => [type, { chainIds, ruleTypes: ['expiry'] }]))
  },
  wallet_getGrantedExecutionPermissions(context) {
    requireForm(context, 'current', 'wallet_getGrantedExecutionPermissions')
    return context.state().grantedPermissions
  },
}

const { delegationManager } = delegationContracts

/** The sentences that the wallet shows before it signs. */
type Prepared = {
  readonly chain: WalletChain
  readonly account: WalletAccount
  readonly json: Wanted['permission']
  readonly permission: Permission
  /** The delegation with a nonce of the account. */
  readonly toUnsigned: (nonce: bigint) => Delegation
  readonly description: readonly string[]
}

/** @throws ProviderRpcError 4100, or -32000 for what the wallet cannot enforce. */
function prepare(context: WalletContext, { chainId, from, to, permission: json, expiry }: Wanted): Prepared {
  const chain = findChain(context, chainId)
  const account = signer(context, from ?? context.getSharedAccounts()[0] ?? '')
  if (!types.includes(json.type)) throw invalidInput(`Unsupported permission type: ${json.type.slice(0, 40)}`)
  const now = Math.floor(Date.now() / 1_000)
  if (expiry <= now) throw invalidInput('Invalid expiry. It must be in the future')
  try {
    const permission = parsePermission(json, { now })
    const toUnsigned = (nonce: bigint) =>
      toDelegation({
        ...{ permission, expiry, nonce, owner: account.address, sessionKey: to },
        ...{ salt: createSalt(), contracts: delegationContracts },
      })
    // Refuses what cannot be enforced, before the user sees it.
    toUnsigned(0n)
    const description = [
      `Permission for an app at ${context.origin}, on ${chain.name}:`,
      ...describeGranted({ permission, expiry, sessionKey: to }),
    ]
    return { chain, account, json, permission, toUnsigned, description }
  } catch (cause) {
    if (cause instanceof PermissionError) throw invalidInput(cause.message)
    throw cause
  }
}

/** Prompts, makes the account a smart account, and signs. */
async function grant(
  context: WalletContext,
  method: 'wallet_requestExecutionPermissions' | 'wallet_grantPermissions',
  { params, one }: { readonly params: unknown; readonly one: Prepared },
) {
  const { chain, account, permission, toUnsigned, description } = one
  await context.ask(method, params, undefined, description)
  await context.runExclusive(() => upgrade(context, { chain, account }))
  // Like MetaMask: when the owner increases the nonce, all permissions end.
  const delegation = toUnsigned(await readNonce(context, { chain, account }))
  const typedData = getDelegationTypedData(delegation, { chainId: chain.id, contracts: delegationContracts })
  const signature = await account.signTypedData(typedData)
  return {
    context: encodePermissionsContext({ ...delegation, signature }),
    data: toPermissionJson(permission).data,
  }
}

function describeGranted(granted: Parameters<typeof describePermission>[0]): readonly string[] {
  const { permission } = granted
  const token =
    'token' in permission ? tokens.find((one) => isAddressEqual(one.address, permission.token)) : undefined
  return describePermission(granted, { token })
}

function readExpiry(rules: readonly { readonly type: string; readonly data: object }[]): number {
  const other = rules.find(({ type }) => type !== 'expiry')
  if (other) throw invalidInput(`Unsupported rule type: ${other.type.slice(0, 40)}`)
  const [rule, second] = rules
  const timestamp = rule && 'timestamp' in rule.data ? rule.data.timestamp : undefined
  if (second || typeof timestamp !== 'number' || !Number.isSafeInteger(timestamp))
    throw invalidInput('There must be one rule "expiry" with a timestamp in seconds')
  return timestamp
}

function findChain(context: WalletContext, wanted: Hex): WalletChain {
  const chain = context.getKnownChains().find(({ id }) => id === hexToNumber(wanted))
  if (!chain) throw invalidInput(`Unsupported chain IDs: ${wanted}`)
  return chain
}

function requireForm({ state }: WalletContext, form: 'current' | 'older' | undefined, method: string): void {
  const { permissions } = state()
  if (permissions === 'none' || (form !== undefined && permissions !== form)) throw unsupported(method)
}

/** The Gator permissions snap of MetaMask answers with this code. */
const invalidInput = (message: string) => new ProviderRpcError(errorCodes.invalidInput, message)

const unsupported = (method: string) =>
  new ProviderRpcError(errorCodes.methodNotFound, `The method "${method}" does not exist / is not available.`)
