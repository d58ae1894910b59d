import type { Network } from '@latchkit/core'
import type { CaipNetworkId } from '@latchkit/core/schema'
import { createSalt, PermissionError, toDelegation } from '@latchkit/permissions'
import type { Hex } from 'viem'
import { hashDelegation } from '../../shared/permission/delegations.js'
import { getPermissionContracts } from '../../shared/permission/getPermissionContracts.js'
import type { UnsignedDelegation } from '../../shared/permission/UnsignedDelegation.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { PermissionContent, SigningRequest } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { toQuantity } from '../rpc/toQuantity.js'
import { readToken } from '../simulation/readToken.js'
import { prepareUserOperation } from '../smartAccount/prepareUserOperation.js'
import { readAccountCode } from '../smartAccount/readAccountState.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'

/** The context of a request. */
type Context = {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly rpc: ChainRpc
  readonly servers: SmartAccountServers
  readonly network: Network
  readonly signal: AbortSignal
}

/**
 * Builds the delegation of a permission, and the user operation with which an ordinary account becomes a smart account. The app chooses
 * neither the caveats nor the salt.
 *
 * @throws `ApprovalError`, `RpcError`
 */
export async function preparePermission(
  { permission, expiry, sessionKey }: Extract<SigningRequest, { type: 'evmPermission' }>,
  context: Context,
): Promise<PermissionContent> {
  const { chainId, rpc, servers, signal } = context
  const address = context.address as Hex
  const config = servers.find(chainId)
  const contracts = config && getPermissionContracts(config)
  if (!config || !contracts) throw new ApprovalError('chain_unknown')
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  const id = Number(chainId.slice('eip155:'.length))
  const delegation = createDelegation()
  const [answeredId, state, token] = await Promise.all([
    ask('eth_chainId', []).then(toQuantity),
    readAccountCode(address, config, ask),
    'token' in permission ? readToken(permission.token, ask) : undefined,
  ])
  if (answeredId !== BigInt(id)) throw new ApprovalError('chain_mismatch')
  return {
    type: 'evmPermission',
    ...{ delegation, contracts, token: token ?? null },
    hash: hashDelegation(delegation, { chainId: id, delegationManager: contracts.delegationManager }),
    ...(state !== 'configured' && { upgrade: await prepareUpgrade() }),
  }

  function createDelegation(): UnsignedDelegation {
    try {
      const {
        caveats,
        signature: _,
        ...fields
      } = toDelegation({
        ...{ permission, expiry, sessionKey, owner: address, salt: createSalt() },
        contracts: contracts as NonNullable<typeof contracts>,
      })
      return { ...fields, caveats: caveats.map(({ enforcer, terms }) => ({ enforcer, terms })) }
    } catch (cause) {
      throw cause instanceof PermissionError ? new ApprovalError('invalid_request', cause) : cause
    }
  }

  /** A transfer of nothing to the account itself, which only delegates its code. */
  function prepareUpgrade() {
    const calls = [{ to: address, value: 0n, data: '0x' }] as const
    return prepareUserOperation({ type: 'evmCalls', calls, answer: 'transactionHash' }, context)
  }
}
