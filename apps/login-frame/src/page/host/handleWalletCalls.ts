import type { CaipNetworkId } from '@latchkit/core/schema'
import type { PlainData, RpcRequest } from '@latchkit/frame-client'
import { FrameHandlerError } from '@latchkit/frame-client/host'
import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { getPermissionContracts } from '../../shared/permission/getPermissionContracts.js'
import type { Copy } from '../copy/Copy.js'
import { permissionTypes } from '../permission/permissionTypes.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { isOperationDropped } from '../smartAccount/isOperationDropped.js'
import { readOperationReceipt } from '../smartAccount/readOperationReceipt.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import type { SentOperation } from '../smartAccount/sendUserOperation.js'
import type { ChainAccount } from './createAccounts.js'
import type { CallsStore } from './createCallsStore.js'
import { isSameText } from './isSameText.js'
import { parseWalletCalls } from './parseWalletCalls.js'
import type { RequestApproval } from './requestApproval.js'
import { toCaipChainId } from './toCaipChainId.js'

/**
 * Dependencies of the methods of EIP-5792.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export type WalletCallsContext = {
  readonly servers: SmartAccountServers
  readonly calls: CallsStore
  readonly rpc: ChainRpc
  readonly copy: Copy
  readonly chainId: CaipNetworkId
  /** The account of the user on a chain. */
  readonly findAccount: (chainId: CaipNetworkId) => ChainAccount
  /** Chains of the configuration. */
  readonly chainIds: readonly CaipNetworkId[]
  readonly origin: string
  readonly signal: AbortSignal
  readonly approve: RequestApproval
}

const version = '2.0.0'
const text = z.string()

/**
 * Returns the capabilities of the account by chain (EIP-5792): only of chains with smart accounts.
 *
 * @throws `FrameHandlerError`
 */
export function getCapabilities({ params }: RpcRequest, context: WalletCallsContext): PlainData {
  const parsed = z.tuple([z.optional(text), z.optional(z.array(text))]).safeParse(pad(params))
  if (!parsed.success) throw createCallsError(context)
  const { chainId: current, chainIds, servers, findAccount } = context
  const [given = findAccount(current).address, wanted] = parsed.data
  // A smart account with an address of its own is another account than the ordinary one of the chains without it.
  const own = [current, ...chainIds].filter((id) => isSameText(findAccount(id).address, given))
  if (own.length === 0)
    throw new FrameHandlerError({ message: context.copy.errors.account_changed, rpcCode: 4100 })
  const ids = wanted?.map((id) => toCaipChainId(id))
  const entries = chainIds.flatMap((chainId) => {
    const config = servers.find(chainId)
    if (!config || !own.includes(chainId) || (ids && !ids.includes(chainId))) return []
    const { type } = findAccount(chainId)
    // An ordinary account cannot become that contract.
    if (config.kind === 'erc4337' && type === 'eoa') return []
    return [
      [
        numberToHex(Number(chainId.slice('eip155:'.length))),
        {
          // `ready`: the account becomes a smart account with the batch, if the user approves it.
          atomic: { status: type === 'smartAccount' ? 'supported' : 'ready' },
          ...(config.paymasterUrl !== undefined && {
            // `sponsored`: it is asked for every operation, also without the capability.
            paymasterService: { supported: true, sponsored: true, url: config.paymasterUrl },
          }),
          ...(getPermissionContracts(config) && {
            permissions: { supported: true, signerTypes: ['account'], permissionTypes, policyTypes: [] },
          }),
        },
      ] as const,
    ]
  })
  return Object.fromEntries(entries)
}

/**
 * Sends a batch of calls after the user's approval, and returns its id (EIP-5792).
 *
 * @throws `FrameHandlerError`
 */
export async function sendCalls({ params }: RpcRequest, context: WalletCallsContext): Promise<PlainData> {
  const { calls, copy, origin, servers, findAccount, approve } = context
  const parsed = parseWalletCalls({ params, chainId: context.chainId, findAccount, find: servers.find })
  if (parsed.status === 'refused') {
    const { reason, rpcCode } = parsed
    const message =
      reason === 'notAllowed'
        ? copy.callNotAllowed
        : reason in copy.calls
          ? Reflect.get(copy.calls, reason)
          : Reflect.get(copy.errors, reason)
    throw new FrameHandlerError({ message: String(message), rpcCode })
  }
  const { chainId, request } = parsed
  const given = parsed.id
  // Also while another batch with this id waits for the user.
  if (given !== undefined && !calls.reserve(origin, given))
    throw new FrameHandlerError({ message: copy.calls.duplicate_id, rpcCode: 5720 })
  try {
    // The result of `sendUserOperation`, which answers these requests.
    const { operationHash, nonce, validUntil } = (await approve(request, chainId)) as SentOperation
    const id = given ?? operationHash
    const expiry = validUntil !== undefined && {
      sender: findAccount(chainId).address as Hex,
      nonce,
      validUntil,
    }
    calls.add(origin, id, { chainId, operationHash, ...(expiry && { expiry }) })
    return { id }
  } finally {
    if (given !== undefined) calls.release(origin, given)
  }
}

/**
 * Returns the status of a batch that this app has sent (EIP-5792).
 *
 * @throws `FrameHandlerError`, `RpcError`
 */
export async function getCallsStatus(
  { params }: RpcRequest,
  context: WalletCallsContext,
): Promise<PlainData> {
  const { calls, copy, origin, servers, rpc, signal } = context
  const parsed = z.tuple([text]).safeParse(params)
  if (!parsed.success) throw createCallsError(context)
  const [id] = parsed.data
  const sent = calls.find(origin, id)
  const config = sent && servers.find(sent.chainId)
  if (!sent || !config) throw new FrameHandlerError({ message: copy.calls.unknown_id, rpcCode: 5730 })
  const { chainId, operationHash, expiry } = sent
  const common = { version, id, chainId: numberToHex(Number(chainId.slice('eip155:'.length))), atomic: true }
  const access = { chainId, rpc, servers, signal, entryPoint: config.entryPoint }
  const receipt = await readOperationReceipt(operationHash, access)
  if (!receipt) {
    const isDropped = expiry && (await isOperationDropped({ operationHash, ...expiry }, access))
    return { ...common, status: isDropped ? 400 : 100 }
  }
  const { isSuccess, ...fields } = receipt
  return {
    ...common,
    status: isSuccess ? 200 : 500,
    receipts: [{ ...fields, status: isSuccess ? '0x1' : '0x0' }],
  }
}

const createCallsError = ({ copy }: WalletCallsContext) =>
  new FrameHandlerError({ message: copy.errors.invalid_request, rpcCode: -32602 })

/** Both parameters are optional. */
function pad(params: unknown): unknown {
  return Array.isArray(params)
    ? [params[0], params[1]]
    : params === undefined
      ? [undefined, undefined]
      : params
}
