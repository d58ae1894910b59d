import type { SessionPermission } from '@latchkit/blockchain-api/contract'
import {
  decodePermissionsContext,
  findBroaderPart,
  type Permission,
  type PermissionContracts,
  PermissionError,
  parsePermission,
  toPermissionJson,
} from '@latchkit/permissions'
import type { Address, Hex } from 'viem'
import { getAddress } from 'viem/utils'
import { HttpError } from '../../server/http/HttpError.js'
import type { StoredSession } from './createSessionStore.js'

/** Rights that a context allows, as they are listed. */
export type CheckedContext = { readonly permission: SessionPermission; readonly expiry: number }

/**
 * Reads what a permissions context allows, and compares it with the session. Only what the chain enforces is listed.
 *
 * @throws HttpError 400 `context`
 */
export function checkContext(
  context: string,
  {
    session,
    account,
    contracts,
  }: {
    readonly session: Pick<StoredSession, 'permission' | 'expiry' | 'sessionKey' | 'createdAt'>
    /** CAIP-10 id. */
    readonly account: string
    readonly contracts: PermissionContracts
  },
): CheckedContext {
  const { permission, expiry, sessionKey, createdAt } = session
  const owner = getAddress(account.split(':')[2] ?? '')
  try {
    const granted = decodePermissionsContext(context as Hex, contracts)
    const requested = readPermission(permission, granted.permission, createdAt)
    const part = findBroaderPart(granted, {
      permission: requested,
      expiry,
      owner,
      sessionKey: sessionKey as Address,
    })
    if (part === undefined)
      return { permission: toPermissionJson(granted.permission), expiry: granted.expiry }
    throw new HttpError(400, 'context', `"context" must allow no more than the session, got another ${part}`)
  } catch (cause) {
    if (!(cause instanceof PermissionError)) throw cause
    throw new HttpError(400, 'context', cause.message, {}, { cause })
  }
}

/** Wallets choose the start of periods, if the app requested none: at the earliest when the session was added. */
function readPermission(requested: SessionPermission, granted: Permission, createdAt: number): Permission {
  const now = 'period' in granted && granted.start >= createdAt - maxClockSeconds ? granted.start : createdAt
  return parsePermission(requested, { now })
}

/** How far the clock of a wallet is behind at most. */
const maxClockSeconds = 300
