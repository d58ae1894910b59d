import type { CaipNetworkId } from '@latchkit/core/schema'
import { type Hex, numberToHex } from 'viem'
import type { SignRequest } from '../../shared/vault/Vault.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalContent } from '../approval/types.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { toBundlerError } from './estimateOperation.js'
import { getOperationHash } from './getOperationHash.js'
import { getValidUntil } from './getValidUntil.js'
import { readOperationReceipt } from './readOperationReceipt.js'
import type { SmartAccountServers } from './SmartAccountServers.js'
import { toRpcOperation } from './toRpcOperation.js'

/** How long, and how often, the receipt of an operation is asked for. */
const pollMs = 1_000
const pollsMax = 180

type Context = {
  readonly chainId: CaipNetworkId
  readonly sign: (request: SignRequest) => Promise<string>
  readonly rpc: ChainRpc
  readonly servers: SmartAccountServers
  readonly signal: AbortSignal
}

/** An operation that was sent: what is needed to follow it. Plain data. */
export type SentOperation = {
  readonly operationHash: Hex
  /** In hex. */
  readonly nonce: Hex
  /** In seconds since 1970. Absent: it does not expire. */
  readonly validUntil?: number
}

/**
 * Signs a user operation, with the authorization that it needs, and sends it to the bundler. Returns the operation, or waits for its
 * transaction and returns the hash of that.
 *
 * @throws `ApprovalError`; whatever `signal` aborts with
 */
export async function sendUserOperation(
  content: Extract<ApprovalContent, { type: 'evmUserOperation' }>,
  context: Context,
): Promise<Hex | SentOperation> {
  const { chainId, sign, servers, signal } = context
  const { operation, entryPoint, authorization: unsigned } = content
  const id = Number(chainId.slice('eip155:'.length))
  const authorization = unsigned && {
    chainId: id,
    implementation: unsigned.implementation,
    nonce: unsigned.nonce,
    signature: (await sign({
      type: 'evmAuthorization',
      chainId,
      implementation: unsigned.implementation,
      nonce: unsigned.nonce,
    })) as Hex,
  }
  signal.throwIfAborted()
  const signature = (await sign({ type: 'evmUserOperation', chainId, entryPoint, operation })) as Hex
  signal.throwIfAborted()
  try {
    await servers.bundler({
      chainId,
      method: 'eth_sendUserOperation',
      params: [toRpcOperation(operation, signature, authorization), entryPoint],
      // Not stopped by `signal`: it may have been sent already.
      signal: new AbortController().signal,
    })
  } catch (cause) {
    const isAnswered = cause instanceof RpcError && cause.rpcCode !== undefined
    throw isAnswered ? toBundlerError(cause) : new ApprovalError('send_unknown', cause)
  }
  // Computed here, and not read from the answer of the bundler.
  const hash = getOperationHash(operation, { chainId: id, entryPoint })
  if (content.answer === 'operationHash') {
    const validUntil = getValidUntil(operation)
    return {
      operationHash: hash,
      nonce: numberToHex(operation.nonce),
      ...(validUntil !== undefined && { validUntil }),
    }
  }
  const receipt = await waitForOperation(hash, { ...context, entryPoint })
  if (!receipt.isSuccess) throw new ApprovalError('calls_failed')
  return receipt.transactionHash
}

async function waitForOperation(hash: Hex, context: Context & { readonly entryPoint: Hex }) {
  const { signal, servers } = context
  for (let polls = 0; polls < pollsMax; polls += 1) {
    // A server that is away for a moment must not end the wait.
    const receipt = await readOperationReceipt(hash, context).catch((error: unknown) => {
      if (!(error instanceof RpcError)) throw error
      return null
    })
    if (receipt) return receipt
    await servers.wait(pollMs, signal)
    signal.throwIfAborted()
  }
  throw new ApprovalError('send_unknown')
}
