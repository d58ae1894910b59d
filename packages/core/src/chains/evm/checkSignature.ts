import { abortable } from '../../foundation/async/abortable.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { Network } from '../../foundation/schema/network.js'
import type { PortContext } from '../../ports/Adapter.js'
import { askNetwork, type NetworkRequest } from './askNetwork.js'
import { toSignature } from './toSignature.js'
import type { SignedPayload } from './verifySignature.js'

/** Time-out for the network's verification of a contract signature. */
const timeoutMs = 10_000

/** The input of the verification. */
export type SignatureCheck = {
  /** The JSON-RPC method. */
  readonly method: string
  /** The account that signed. */
  readonly address: string
  /** The session's network, if it is configured. */
  readonly network?: Network | undefined
  readonly request: NetworkRequest
  readonly context: Pick<PortContext, 'clock' | 'warn'>
}

/**
 * Parses a wallet's signature and verifies it against the account: ECDSA by recovery, contract accounts by ERC-1271 and
 * ERC-6492 through the network. `0x` means that a contract account signs with a transaction.
 *
 * A signature that only a contract can verify is returned with a warning if the network does not respond: an
 * unreachable server must not lock out contract accounts.
 *
 * @param answer Untrusted input.
 * @throws `WalletResponseError` if it is not a signature of the account over this content
 * @see https://eips.ethereum.org/EIPS/eip-1271
 *
 * @example
 * ```ts
 * import { checkSignature, type SignatureCheck } from '@latchkit/core/eip1193'
 *
 * export function check(answer: unknown, subject: SignatureCheck): Promise<string> {
 *   return checkSignature(answer, { message: new TextEncoder().encode('Hello') }, subject)
 * }
 * ```
 */
export async function checkSignature(
  answer: unknown,
  payload: SignedPayload,
  { method, address, network, request, context }: SignatureCheck,
): Promise<Hex> {
  const signature = toSignature(method, answer)
  const { verifySignature } = await import('./verifySignature.js')
  const controller = new AbortController()
  const stop = context.clock.setTimeout(() => controller.abort(), timeoutMs)
  const { signal } = controller
  const ask = async (rpcMethod: string, params: readonly unknown[]) => {
    if (!network) throw new TypeError('The network is not configured.')
    const subject = { network, method: rpcMethod, signal }
    return abortable(
      askNetwork(subject, () => request({ ...subject, params })),
      signal,
    )
  }
  const verdict = await verifySignature({ address, signature, payload, ask }).finally(stop)
  if (verdict.status === 'invalid') {
    const reason = `it is not a signature of ${address} over what was asked`
    const cause = verdict.hasNoContract ? await toUndeployed(address, network) : undefined
    throw new WalletResponseError({ method, reason, cause })
  }
  if (verdict.status === 'unknown') {
    const text = `The signature of ${address} is not verified, because only the account’s contract can verify it and the network did not respond.`
    context.warn(text, verdict.cause)
  }
  return signature
}

/** Loaded only when it is thrown. */
async function toUndeployed(address: string, network: Network | undefined): Promise<unknown> {
  const { UndeployedAccountError } = await import('../../foundation/errors/undeployedAccount.js')
  return new UndeployedAccountError({ address, network: network?.name ?? 'this network' })
}
