import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { type Hex, isHex } from '../../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../../foundation/errors/wallet.js'
import { permissionsContextMax } from '../../../foundation/limits.js'
import type { PermissionRequest } from './types.js'

/** Grant as a wallet reports it. Parts that a form of the answer lacks are `undefined`. */
export type ParsedGrant = {
  readonly context: Hex
  readonly permission: PermissionRequest
  readonly expiry: number
  readonly sessionKey: Hex | undefined
  readonly address: Hex | undefined
  /** The chain's number. */
  readonly chainId: number | undefined
  readonly delegationManager: Hex | undefined
}

type Fields = Readonly<Partial<Record<string, unknown>>>

/**
 * Reads the answer of a wallet to a request for one permission, in each form of ERC-7715: with `permission`, `rules` and
 * `context`; with `permissions` and `context`; with `grantedPermissions` and `permissionsContext`; alone or in a list.
 *
 * @throws WalletResponseError
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function parseGrant(answer: unknown, method: string): ParsedGrant {
  const malformed = (reason: string) => new WalletResponseError({ method, reason })
  if (Array.isArray(answer) && answer.length !== 1)
    throw malformed(`The wallet must return one permission, got ${answer.length}`)
  const fields = toFields(Array.isArray(answer) ? answer[0] : answer)
  const context = fields.permissionsContext ?? fields.context
  if (!isPermissionsContext(context)) throw malformed('The permissions context must be hex')
  const permission = readPermission(readOne(fields))
  if (!permission) throw malformed('The wallet must return the permission that it granted')
  const expiry = readExpiry(fields)
  if (expiry === undefined) throw malformed('The permission must have one expiry in seconds')
  return { context, permission, expiry, ...readAccounts(fields, malformed) }
}

/**
 * Returns whether a value is a permissions context of ERC-7710.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7710
 */
export function isPermissionsContext(value: unknown): value is Hex {
  return isHex(value) && value.length > 2 && value.length <= permissionsContextMax
}

/** Reads a permission; its data is JSON. */
export function readPermission(value: unknown): PermissionRequest | undefined {
  const { type, data } = toFields(value)
  if (typeof type !== 'string' || type === '' || type.length > 100) return undefined
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  return { type, data: { ...data } }
}

function readOne({ permission, permissions, grantedPermissions }: Fields): unknown {
  if (permission !== undefined) return permission
  const list = grantedPermissions ?? permissions
  return Array.isArray(list) && list.length === 1 ? list[0] : undefined
}

/** The expiry of a rule, or the one of older drafts. Two that differ have no meaning. */
function readExpiry({ expiry, rules }: Fields): number | undefined {
  const ofRules = (Array.isArray(rules) ? rules : []).map(toFields).filter(({ type }) => type === 'expiry')
  const all = [
    ...ofRules.map(({ data }) => toFields(data).timestamp),
    ...(expiry === undefined ? [] : [expiry]),
  ]
  const [first] = all
  if (!Number.isSafeInteger(first) || Number(first) <= 0 || all.some((one) => one !== first)) return undefined
  return Number(first)
}

function readAccounts(fields: Fields, malformed: (reason: string) => WalletResponseError) {
  const { data } = toFields(fields.signer)
  const { signerMeta, signerData } = fields
  const manager =
    fields.delegationManager ??
    toFields(signerMeta).delegationManager ??
    toFields(signerData).delegationManager
  const chain = fields.chainId
  const chainId = chain === undefined ? undefined : toChainNumber(chain)
  if (Number.isNaN(chainId)) throw malformed('"chainId" must be a hex number')
  const read = (name: string, value: unknown) => {
    if (value === undefined || value === null) return undefined
    if (isEvmAddress(value, { strict: false })) return value
    throw malformed(`"${name}" must be a 20-byte hex address starting with 0x`)
  }
  return {
    chainId,
    sessionKey: read('to', fields.to ?? toFields(data).address),
    address: read('from', fields.from ?? fields.address),
    delegationManager: read('delegationManager', manager),
  }
}

function toChainNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Number.NaN
  return typeof value === 'string' && /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : Number.NaN
}

const toFields = (value: unknown): Fields => Object(value) as Fields
