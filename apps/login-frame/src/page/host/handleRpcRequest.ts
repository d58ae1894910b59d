import { parseCaipNetworkId } from '@latchkit/core/schema'
import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import { safeRpcMethods } from '@latchkit/frame-client/protocol'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { RecoveryMove, Vault } from '../../shared/vault/Vault.js'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { FrameConfig } from '../config/FrameConfig.js'
import { getAssets } from './getAssets.js'
import {
  getGrantedPermissions,
  getSupportedPermissions,
  handlePermissions,
  type PermissionsContext,
  permissionMethods,
} from './handlePermissions.js'
import { getCallsStatus, getCapabilities, sendCalls } from './handleWalletCalls.js'
import { parseSigningRequest } from './parseSigningRequest.js'
import { createRequestApproval } from './requestApproval.js'

/** Methods that the bundler answers. */
const bundlerMethods: readonly string[] = [
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
]

/**
 * Answers a JSON-RPC request: from the frame's own state, from the chain's node, from the bundler, or after the user's approval.
 *
 * @throws `FrameHandlerError`, `RpcError`
 */
export async function handleRpcRequest(
  request: RpcRequest,
  context: Omit<PermissionsContext, 'approve'> & {
    readonly queue: Pick<ApprovalQueue, 'request'>
    readonly smartAccounts: SmartAccounts
    readonly config: Pick<FrameConfig, 'chains'>
    readonly vault: Pick<Vault, 'getRecoveryMove' | 'declineRecoveryMove'>
  },
): Promise<PlainData | undefined> {
  const { method, params } = request
  const { rpc, copy, chainId, signal, smartAccounts, servers, findAccount } = context
  const account = findAccount(chainId)
  const { namespace, reference } = parseCaipNetworkId(chainId)
  const approve = createRequestApproval(context)
  if (method === 'latchkit_showSettings') {
    await approve({ type: 'settings' }, chainId)
    // The result is always the same: the app learns nothing of what the settings display.
    return null
  }
  if (method === 'latchkit_moveRecovery') {
    await askRecoveryMove(context, (move) => approve({ type: 'recoveryMove', ...move }, chainId))
    return null
  }
  const isMethodOfChain = method.startsWith('solana_') === (namespace === 'solana')
  if (method === 'wallet_getCapabilities')
    return namespace === 'eip155' ? getCapabilities(request, { ...context, approve }) : {}
  if (!isMethodOfChain) throw new FrameHandlerError({ message: copy.actionNotAllowed, rpcCode: 4200 })
  if (method === 'wallet_getAssets') return getAssets(request, context)
  if (method === 'eth_accounts') return [account.address]
  if (method === 'eth_chainId') return `0x${BigInt(reference).toString(16)}`
  if (method === 'wallet_getSupportedExecutionPermissions') return getSupportedPermissions(context)
  if (method === 'wallet_getGrantedExecutionPermissions') return getGrantedPermissions(context)
  if (permissionMethods.includes(method)) return handlePermissions(request, { ...context, approve })
  // Without smart accounts, apps send the calls one after the other.
  if (Object.keys(smartAccounts).length > 0) {
    if (method === 'wallet_sendCalls') return sendCalls(request, { ...context, approve })
    if (method === 'wallet_getCallsStatus') return getCallsStatus(request, { ...context, approve })
    if (bundlerMethods.includes(method) && servers.find(chainId))
      // The host copies it, and refuses what is not plain data.
      return (await servers.bundler({ chainId, method, params: params ?? [], signal })) as PlainData
  }
  if (method === 'wallet_getCallsStatus')
    throw new FrameHandlerError({ message: copy.actionNotAllowed, rpcCode: 4200 })
  if (safeRpcMethods.includes(method)) {
    // The host copies it, and refuses what is not plain data.
    return (await rpc({ chainId, method, params: params ?? [], signal })) as PlainData
  }
  const parsed = parseSigningRequest({ method, params, chainId, account, smartAccounts })
  if (parsed.status === 'refused') {
    const message = parsed.reason === 'notAllowed' ? copy.callNotAllowed : copy.errors[parsed.reason]
    throw new FrameHandlerError({ message, rpcCode: parsed.rpcCode })
  }
  return approve(parsed.request, chainId)
}

/** Asks whether the wallet is recovered with another login from now on. It asks once for each login, and the app does not learn the answer. */
async function askRecoveryMove(
  { vault }: { readonly vault: Pick<Vault, 'getRecoveryMove' | 'declineRecoveryMove'> },
  ask: (move: RecoveryMove) => Promise<unknown>,
): Promise<void> {
  const move = await vault.getRecoveryMove()
  if (!move) return
  try {
    await ask(move)
  } catch (error) {
    if (!(error instanceof FrameHandlerError)) throw error
    await vault.declineRecoveryMove()
  }
}
