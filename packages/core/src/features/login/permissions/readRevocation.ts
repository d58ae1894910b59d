import type { Latchkit } from '../../../engine/latchkit.js'
import { type Hex, isHex } from '../../../foundation/encoding/hex.js'
import { PermissionsNotRevokedError } from '../../../foundation/errors/permissions.js'
import { receiptWaitMs, revocationCheckMs } from '../../../foundation/limits.js'
import { getAdapter } from '../../wallet/connection/getAdapter.js'
import { getEvmMethods } from '../../wallet/request/getEvmMethods.js'
import { encodeHashCall } from './encodeRevocation.js'
import type { GrantedPermission } from './types.js'

/** The `DelegationManager` of the Delegation Framework 1.3 on public chains. */
export const defaultManager: Hex = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/** Selector of `disabledDelegations(bytes32)` of the `DelegationManager`. */
const disabledDelegations = '0x2d40d052'

/**
 * Returns whether the owner has revoked a permission on the chain; `undefined` if that cannot be read. Nodes can lie: only the
 * transaction of the session key is decided by the chain itself.
 */
export async function readIsRevoked(
  kit: Latchkit,
  { context, chainId, delegationManager: to = defaultManager }: GrantedPermission,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const data = encodeHashCall(context)
  const network = kit.config.networkOf(chainId)
  if (!data || !network) return undefined
  try {
    const { requestNetwork } = getEvmMethods(getAdapter(kit.internal, 'eip155'))
    const call = (data: string) =>
      requestNetwork({
        ...{ network, method: 'eth_call', params: [{ to, data }, 'latest'], signal },
        needsMajority: true,
      })
    const hash = await call(data)
    if (!isWord(hash)) return undefined
    const isDisabled = await call(`${disabledDelegations}${hash.slice(2)}`)
    return isWord(isDisabled) ? BigInt(isDisabled) === 1n : undefined
  } catch {
    // Also if the node is down: what this browser knows stays.
    return undefined
  }
}

/**
 * Waits until the chain has revoked a permission that the wallet revokes itself. If no node tells, the wallet is trusted.
 *
 * @throws PermissionsNotRevokedError if the chain still allows it.
 */
export async function waitUntilRevoked(
  kit: Latchkit,
  granted: GrantedPermission,
  signal: AbortSignal,
): Promise<void> {
  const { clock } = kit.internal
  const end = clock.now() + receiptWaitMs
  while ((await readIsRevoked(kit, granted, signal)) === false) {
    if (clock.now() >= end || signal.aborted) throw new PermissionsNotRevokedError({})
    await new Promise<void>((resolve) => clock.setTimeout(resolve, revocationCheckMs))
  }
}

const isWord = (value: unknown): value is Hex => isHex(value) && value.length === 66
