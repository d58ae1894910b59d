import type { Network } from '@latchkit/core'
import { parseTransaction } from '@latchkit/core/solana'
import type { PlainData } from '@latchkit/frame-client'
import { base58, base64 } from '@scure/base'
import { type Hex, hexToBytes, keccak256 } from 'viem'
import type { SignRequest, Vault } from '../../shared/vault/Vault.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { FailureCode } from '../approval/FailureCode.js'
import { getDigest } from '../approval/getDigest.js'
import type { Approval, SolanaSend, SolanaTransactionRequest } from '../approval/types.js'
import { signPermission } from '../permission/signPermission.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'
import { prepareSignature } from '../smartAccount/prepareSignature.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { sendUserOperation } from '../smartAccount/sendUserOperation.js'
import { getErrorCode } from '../vault/getErrorCode.js'
import { recheckEffects } from './checkEffects.js'

/** Dependencies of the signing. */
type Context = {
  readonly vault: Pick<Vault, 'sign' | 'moveRecovery'>
  readonly rpc: ChainRpc
  /** Absent: there are ordinary accounts only. */
  readonly servers?: SmartAccountServers | undefined
  readonly network: Network
  readonly signal: AbortSignal
}

/**
 * Signs what the user approved, if its effects are still those that were displayed, and sends it if the request says so. Returns
 * the answer for the app.
 *
 * @param digest Of what was displayed.
 * @throws `ApprovalError`; whatever `signal` aborts with, before anything is sent
 */
export async function signApproval(approval: Approval, digest: string, context: Context): Promise<PlainData> {
  const { vault, signal } = context
  if (getDigest(approval) !== digest) throw new ApprovalError('changed')
  const { content, address } = approval
  // The key that signs must belong to the displayed account, which the vault compares.
  const sign = (request: SignRequest) => signWithVault(vault, { request, address })
  await recheckEffects(approval, context)
  signal.throwIfAborted()
  switch (content.type) {
    case 'evmMessage':
    case 'evmTypedData': {
      const wrap = await prepareSignature(approval, context)
      signal.throwIfAborted()
      return wrap((await sign(content)) as Hex)
    }
    case 'evmTransaction': {
      const transaction = hexToBytes(content.transaction)
      const signed = await sign({ type: 'evmTransaction', transaction })
      await sendToNetwork(approval, context, { method: 'eth_sendRawTransaction', params: [signed] })
      return keccak256(signed as Hex)
    }
    case 'evmUserOperation': {
      const { rpc, servers } = context
      if (!servers) throw new ApprovalError('chain_unknown')
      return sendUserOperation(content, { chainId: approval.chainId, rpc, servers, signal, sign })
    }
    case 'evmPermission':
      return signPermission(content, { ...context, chainId: approval.chainId, sign })
    case 'emailChange':
      // The login service sends the codes when the user has approved.
      return null
    case 'recoveryMove':
      await vault.moveRecovery({ to: content.to }).catch(throwApprovalError)
      return null
    case 'solanaMessage':
      return { signature: await sign(content) }
    case 'solanaTransactions':
      return signSolana(approval, content, context)
  }
}

async function signSolana(
  approval: Approval,
  content: Extract<Approval['content'], { type: 'solanaTransactions' }>,
  context: Context,
): Promise<PlainData> {
  const signed: { readonly signature: string; readonly transaction: string; readonly bytes: Uint8Array }[] =
    []
  for (const request of content.transactions) {
    const { message } = parseTransaction(request.bytes)
    const signature = await signWithVault(context.vault, {
      request: { type: 'solanaTransaction', message },
      address: approval.address,
    })
    context.signal.throwIfAborted()
    const bytes = insertSignature(request, approval.address, base58.decode(signature))
    signed.push({ signature, bytes, transaction: { base58, base64 }[request.encoding].encode(bytes) })
  }
  if (content.isList) return { transactions: signed.map(({ transaction }) => transaction) }
  const [first] = signed
  if (!first) throw new ApprovalError('invalid_request')
  const { signature, transaction, bytes } = first
  if (!content.send) return { signature, transaction }
  const options: SolanaSend = { ...content.send, encoding: 'base64' }
  const params = [base64.encode(bytes), options]
  await sendToNetwork(approval, context, { method: 'sendTransaction', params })
  // The signature of the fee payer identifies the transaction.
  const [id] = parseTransaction(bytes).signatures
  return { signature: id ? base58.encode(id) : signature }
}

/** Writes the user's signature at its place: the signatures of others stay. */
function insertSignature(
  { bytes }: SolanaTransactionRequest,
  address: string,
  signature: Uint8Array,
): Uint8Array {
  const { signers, message } = parseTransaction(bytes)
  const at = signers.indexOf(address)
  const start = bytes.length - message.length - (signers.length - at) * 64
  if (at < 0 || signature.length !== 64) throw new ApprovalError('account_changed')
  const copy = bytes.slice()
  copy.set(signature, start)
  return copy
}

async function signWithVault(
  vault: Context['vault'],
  parameters: Parameters<Vault['sign']>[0],
): Promise<string> {
  try {
    return await vault.sign(parameters)
  } catch (cause) {
    throwApprovalError(cause)
  }
}

function throwApprovalError(cause: unknown): never {
  throw new ApprovalError(failures.get(getErrorCode(cause) ?? '') ?? 'unknown', cause)
}

/** Codes of the vault, with the codes of their texts. */
const failures: ReadonlyMap<string, FailureCode> = new Map([
  ['account_changed', 'account_changed'],
  ['flow_expired', 'flow_expired'],
  ['not_logged_in', 'session_expired'],
  ['recovery', 'recovery'],
  ['service_unavailable', 'service_unavailable'],
  ['session_expired', 'session_expired'],
])

/** Sends a signed transaction. Its hash is computed here, and not read from the answer of the node. */
async function sendToNetwork(
  { chainId }: Approval,
  { rpc, signal }: Context,
  request: { readonly method: string; readonly params: readonly unknown[] },
): Promise<void> {
  signal.throwIfAborted()
  try {
    // Not stopped by `signal`: it may have been sent already.
    await rpc({ chainId, ...request, signal: new AbortController().signal })
  } catch (cause) {
    const isAnswered = cause instanceof RpcError && cause.rpcCode !== undefined
    throw new ApprovalError(isAnswered ? 'send_rejected' : 'send_unknown', cause)
  }
}
