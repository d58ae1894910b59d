import { type Hex, serializeErc6492Signature } from 'viem'
import { getFactory } from '../../shared/smartAccount/getFactory.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalSubject } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { readAccountCode } from './readAccountState.js'
import type { SmartAccountServers } from './SmartAccountServers.js'

/**
 * Returns what turns the signature of the key into the signature of the account, for a message or typed data. The contract of a
 * smart account verifies the signature of the key itself (EIP-1271); until it is deployed, verifiers need its deployment beside
 * it (EIP-6492).
 *
 * @throws `ApprovalError` before anything is signed, if it is not known whether the account is deployed
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
export async function prepareSignature(
  { chainId, address, owner }: Pick<ApprovalSubject, 'chainId' | 'address' | 'owner'>,
  {
    rpc,
    servers,
    signal,
  }: {
    readonly rpc: ChainRpc
    readonly servers?: Pick<SmartAccountServers, 'find'> | undefined
    readonly signal: AbortSignal
  },
): Promise<(signature: Hex) => Hex> {
  if (owner === undefined) return (signature) => signature
  const contracts = servers?.find(chainId)
  if (contracts?.kind !== 'erc4337') throw new ApprovalError('chain_unknown')
  const ask = (method: string, params: readonly unknown[]) => rpc({ chainId, method, params, signal })
  const code = await readAccountCode(address as Hex, contracts, ask).catch((cause: unknown) => {
    throw cause instanceof RpcError ? new ApprovalError('rpc_unavailable', cause) : cause
  })
  if (code !== 'none') return (signature) => signature
  const factory = getFactory(owner, contracts)
  return (signature) => serializeErc6492Signature({ ...factory, signature })
}
