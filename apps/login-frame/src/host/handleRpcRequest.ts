import type { CaipNetworkId } from '@latchkit/core/schema'
import { parseCaipNetworkId } from '@latchkit/core/schema'
import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import { safeRpcMethods } from '@latchkit/frame-client/protocol'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { ApprovalOutcome } from '../approval/types.js'
import type { Copy } from '../copy/Copy.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import type { SmartAccounts } from '../smartAccount/SmartAccounts.js'
import { parseSigningRequest } from './parseSigningRequest.js'

/** Methods of wallets, which no node answers. */
const walletMethods: readonly string[] = ['wallet_getAssets', 'wallet_getCallsStatus']

/**
 * Answers a JSON-RPC request: from the frame's own state, from the chain's node, or after the user's approval.
 *
 * @throws `FrameHandlerError`, `RpcError`
 */
export async function handleRpcRequest(
  { method, params }: RpcRequest,
  context: {
    readonly queue: Pick<ApprovalQueue, 'request'>
    readonly rpc: ChainRpc
    readonly copy: Copy
    readonly chainId: CaipNetworkId
    /** The user's address on that chain. */
    readonly address: string
    readonly origin: string
    readonly signal: AbortSignal
    readonly smartAccounts: SmartAccounts
  },
): Promise<PlainData | undefined> {
  const { queue, rpc, copy, chainId, address, origin, signal, smartAccounts } = context
  const { namespace, reference } = parseCaipNetworkId(chainId)
  if (method === 'latchkit_showSettings') return showSettings(context)
  const isMethodOfChain = method.startsWith('solana_') === (namespace === 'solana')
  if (method === 'wallet_getCapabilities') return {}
  if (!isMethodOfChain || walletMethods.includes(method))
    throw new FrameHandlerError({ message: copy.actionNotAllowed, rpcCode: 4200 })
  if (method === 'eth_accounts') return [address]
  if (method === 'eth_chainId') return `0x${BigInt(reference).toString(16)}`
  if (safeRpcMethods.includes(method)) {
    // The host copies it, and refuses what is not plain data.
    return (await rpc({ chainId, method, params: params ?? [], signal })) as PlainData
  }
  const parsed = parseSigningRequest({ method, params, chainId, address, smartAccounts })
  if (parsed.status === 'refused') {
    const message = parsed.reason === 'notAllowed' ? copy.callNotAllowed : copy.errors[parsed.reason]
    throw new FrameHandlerError({ message, rpcCode: parsed.rpcCode })
  }
  const outcome = await queue.request({ origin, chainId, address, request: parsed.request }, signal)
  if (outcome.status === 'approved') return outcome.result
  throw toError(outcome, copy)
}

/** Shows the settings until the user closes them. Its result is always the same: the app learns nothing of what they display. */
async function showSettings(context: Parameters<typeof handleRpcRequest>[1]): Promise<null> {
  const { queue, copy, signal, origin, chainId, address } = context
  const outcome = await queue.request({ origin, chainId, address, request: { type: 'settings' } }, signal)
  if (outcome.status === 'approved') return null
  throw toError(outcome, copy)
}

function toError(outcome: Exclude<ApprovalOutcome, { status: 'approved' }>, copy: Copy): FrameHandlerError {
  if (outcome.status === 'declined') return new FrameHandlerError({ message: copy.declined, rpcCode: 4001 })
  const { code } = outcome
  // Unauthorized (EIP-1193): the app asks then whether the user is still logged in.
  const rpcCode = code === 'session_expired' ? 4100 : -32603
  return new FrameHandlerError({ message: copy.errors[code], rpcCode })
}
