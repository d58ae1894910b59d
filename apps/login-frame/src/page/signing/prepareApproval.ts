import type { Network } from '@latchkit/core'
import { parseTransaction } from '@latchkit/core/solana'
import { ApprovalError } from '../approval/ApprovalError.js'
import type {
  Approval,
  ApprovalContent,
  ApprovalRequest,
  SigningRequest,
  SolanaTransactionRequest,
} from '../approval/types.js'
import { findRecipient } from '../decode/findRecipient.js'
import { readTokenTransfer } from '../decode/readTokenTransfer.js'
import { preparePermission } from '../permission/preparePermission.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import type { NameReader } from '../rpc/createNameReader.js'
import type { PriceReader } from '../rpc/createPriceReader.js'
import { RpcError } from '../rpc/RpcError.js'
import { simulateSolana } from '../simulation/simulateSolana.js'
import { prepareUserOperation } from '../smartAccount/prepareUserOperation.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { checkDescribedEffects } from './checkEffects.js'
import { prepareEvmTransaction } from './prepareEvmTransaction.js'

/** Of more calls, a batch shows no amount as its headline. */
const pricedMax = 1

/**
 * Completes a request to what is displayed and signed.
 *
 * @throws `ApprovalError`
 */
export async function prepareApproval(
  { request, ...subject }: ApprovalRequest,
  {
    rpc,
    servers,
    network,
    readPrices,
    readName,
    signal,
  }: {
    readonly rpc: ChainRpc
    /** Absent: there are ordinary accounts only. */
    readonly servers?: SmartAccountServers | undefined
    readonly network: Network
    /** Absent: amounts have no value in US dollars. */
    readonly readPrices?: PriceReader | undefined
    /** Absent: a recipient has no name. */
    readonly readName?: NameReader | undefined
    readonly signal: AbortSignal
  },
): Promise<Approval> {
  async function prepare(): Promise<ApprovalContent> {
    if (request.type === 'evmTransaction') {
      const delegationManager = servers?.find(subject.chainId)?.delegationManager
      const content = await prepareEvmTransaction(request.transaction, { ...subject, rpc, network, signal })
      return { ...content, ...(delegationManager && { delegationManager }) }
    }
    if (request.type === 'evmPermission') {
      if (!servers) throw new ApprovalError('chain_unknown')
      return preparePermission(request, { ...subject, rpc, servers, network, signal })
    }
    if (request.type === 'evmCalls') {
      if (!servers) throw new ApprovalError('chain_unknown')
      return prepareUserOperation(request, { ...subject, rpc, servers, network, signal })
    }
    if (request.type === 'solanaTransactions')
      return { ...request, simulation: await simulateSolana(request, { ...subject, rpc, signal }) }
    return request
  }
  try {
    const tokens = listTokens(request)
    const address = findRecipient(request)
    const [content, prices, name] = await Promise.all([
      prepare(),
      tokens && readPrices?.({ chainId: subject.chainId, tokens }, signal),
      address && readName?.(address, signal),
    ])
    checkDescribedEffects(content)
    const recipient = address && name ? { address, name } : undefined
    return { ...subject, content, ...(prices && { prices }), ...(recipient && { recipient }) }
  } catch (cause) {
    throw cause instanceof RpcError ? new ApprovalError('rpc_unavailable', cause) : cause
  }
}

/** Returns the contracts whose token a request may send, besides the native one. `undefined` for a request that sends nothing. */
function listTokens(request: SigningRequest): readonly string[] | undefined {
  if (request.type === 'solanaTransactions') return listMints(request.transactions)
  const calls =
    request.type === 'evmTransaction'
      ? [request.transaction]
      : request.type === 'evmCalls'
        ? request.calls
        : undefined
  return calls?.slice(0, pricedMax).flatMap(({ to, data }) => (to && data !== '0x' ? [to] : []))
}

/** Returns the token that a transaction sends on Solana. */
function listMints([first, ...others]: readonly SolanaTransactionRequest[]): readonly string[] {
  const mint = first && others.length === 0 && readTokenTransfer(parseTransaction(first.bytes))?.mint
  return mint ? [mint] : []
}
