import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Hex } from 'viem'
import { encodeContext } from '../../shared/permission/delegations.js'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { PermissionContent } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { sendUserOperation } from '../smartAccount/sendUserOperation.js'

/**
 * Signs the delegation of a permission, and returns its context. An ordinary account becomes a smart account first: without its contract,
 * the session key could not use the permission.
 *
 * @throws `ApprovalError`; whatever `signal` aborts with
 */
export async function signPermission(
  { delegation, contracts, hash, upgrade }: PermissionContent,
  context: {
    readonly chainId: CaipNetworkId
    readonly sign: (request: SignRequest) => Promise<string>
    readonly rpc: ChainRpc
    /** Absent: there are ordinary accounts only. */
    readonly servers?: SmartAccountServers | undefined
    readonly signal: AbortSignal
  },
): Promise<Hex> {
  const { chainId, sign, servers, signal } = context
  const { delegationManager } = contracts
  if (!servers) throw new ApprovalError('chain_unknown')
  // Before the operation: a signature that is refused must not cost a fee.
  const signature = (await sign({
    type: 'evmDelegation',
    ...{ chainId, delegationManager, delegation, hash },
  })) as Hex
  signal.throwIfAborted()
  if (upgrade) await sendUserOperation(upgrade, { ...context, servers })
  return encodeContext(delegation, signature)
}
