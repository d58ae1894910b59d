import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { PermissionsNotRevokedError } from '../../../foundation/errors/permissions.js'
import { waitForReceipt } from '../../wallet/request/evm/waitForReceipt.js'
import { waitUntilRevoked } from './readRevocation.js'
import type { GrantedPermission, PermissionRevocation, PermissionsEvent } from './types.js'

/**
 * Waits until a revocation is confirmed, and keeps that. If the wait ends before, the permission stays in the state that it has.
 *
 * @throws PermissionsNotRevokedError if it has no effect; `ReceiptTimeoutError` if it is not confirmed in time.
 */
export async function followRevocation(
  kit: Latchkit,
  granted: GrantedPermission,
  { hash }: PermissionRevocation,
  signal?: AbortSignal,
): Promise<void> {
  const { context, chainId } = granted
  const send = (event: PermissionsEvent) => kit.internal.send({ feature: 'permissions', event })
  try {
    if (hash === undefined)
      await untilDestroyed(kit, (either) => waitUntilRevoked(kit, granted, either), signal)
    else {
      const { status } = await waitForReceipt(kit, { hash, chainId, signal })
      if (status === 'reverted') throw new PermissionsNotRevokedError({ hash })
    }
  } catch (error) {
    if (error instanceof PermissionsNotRevokedError) send({ type: 'notRevoked', context })
    throw error
  }
  send({ type: 'revoked', context, at: kit.internal.clock.now() })
}
