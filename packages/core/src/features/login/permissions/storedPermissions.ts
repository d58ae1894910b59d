import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { prefix } from '../../../config/scopeStorage.js'
import { writeItem } from '../../../config/stored.js'
import { readItem } from '../../../config/storedValues.js'
import { isHex } from '../../../foundation/encoding/hex.js'
import { permissionsMax } from '../../../foundation/limits.js'
import { type CaipNetworkId, isCaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Storage } from '../../../ports/Storage.js'
import { isPermissionsContext, readPermission } from './parseGrant.js'
import type { GrantedPermission } from './types.js'

/** The key of the permissions, after the prefix and the kit's name. */
export const storedName = 'permissions'

/** Reads the stored permissions. Entries that are none are absent. Never throws. */
export function readPermissions(storage: Storage): readonly GrantedPermission[] {
  return readItem(storage, `${prefix}${storedName}`, parseStoredPermissions) ?? []
}

/** Adds or replaces one of the stored permissions, which another tab may have changed. Never throws. */
export function writePermission(storage: Storage, granted: GrantedPermission): void {
  const others = readPermissions(storage).filter(({ context }) => context !== granted.context)
  const text = JSON.stringify([...others, granted].slice(-permissionsMax))
  writeItem(storage, `${prefix}${storedName}`, text)
}

function parseStoredPermissions(text: string): readonly GrantedPermission[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
  }
  return Array.isArray(value)
    ? value.slice(-permissionsMax).flatMap((one) => toGranted(one) ?? [])
    : undefined
}

function toGranted(value: unknown): GrantedPermission | undefined {
  const fields = Object(value) as Partial<Record<string, unknown>>
  const { context, expiry, sessionKey, address, chainId, delegationManager, grantedAt, revokedAt } = fields
  const permission = readPermission(fields.permission)
  if (!isPermissionsContext(context) || !permission) return undefined
  if (!isEvmAddress(sessionKey) || !isEvmAddress(address)) return undefined
  if (typeof chainId !== 'string' || !isCaipNetworkId(chainId)) return undefined
  if (!isTime(expiry) || !isTime(grantedAt)) return undefined
  return {
    ...{ context, permission, expiry, sessionKey, address, chainId: chainId as CaipNetworkId, grantedAt },
    ...(isEvmAddress(delegationManager) && { delegationManager }),
    ...(isTime(revokedAt) && { revokedAt }),
    ...toRevocation(fields.revocation),
  }
}

function toRevocation(value: unknown): Pick<GrantedPermission, 'revocation'> {
  const { sentAt, hash } = Object(value) as Partial<Record<string, unknown>>
  if (!isTime(sentAt)) return {}
  return { revocation: { sentAt, ...(isHex(hash) && hash.length === 66 && { hash }) } }
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
