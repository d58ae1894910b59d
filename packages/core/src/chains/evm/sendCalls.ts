import type { Eip1193Provider } from '../../browser/eip6963.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { WalletResponseError } from '../../foundation/errors/wallet.js'
import type { Json } from './parseCapabilities.js'

/** A call of a batch. `value` in wei, default none. */
export type BatchCall = {
  readonly to: Hex
  readonly data: Hex
  readonly value?: bigint | undefined
  readonly capabilities?: CallsCapabilities | undefined
}

/** The capabilities that a batch asks for, by name. One that is not `optional` must be supported. */
export type CallsCapabilities = Readonly<Record<string, { readonly [name: string]: Json | undefined }>>

/** The id of a batch, and the answer of the wallet, which is untrusted input: see `readHashes`. */
export type SentCalls = { readonly callsId: string; readonly answer: unknown }

/**
 * Number of characters of the longest id of a batch: 4096 bytes in hex with `0x` (EIP-5792).
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
export const callsIdMax = 8_194

/**
 * Asks the wallet once to execute calls together (EIP-5792, version 2.0.0). Returns the id of the batch, and the
 * answer of the wallet.
 *
 * @param parameters `atomicRequired`: all of them or none; default.
 *
 * @throws `WalletResponseError` if it returns no id; and the wallet's own errors
 */
export async function sendCalls(
  provider: Pick<Eip1193Provider, 'request'>,
  parameters: {
    readonly address: string
    readonly chainId: number
    readonly calls: readonly BatchCall[]
    readonly atomicRequired?: boolean | undefined
    readonly capabilities?: CallsCapabilities | undefined
  },
): Promise<SentCalls> {
  const { address: from, chainId, calls, atomicRequired = true, capabilities } = parameters
  const method = 'wallet_sendCalls'
  const request = {
    version: '2.0.0',
    from,
    chainId: toHexQuantity(chainId),
    atomicRequired,
    calls: calls.map(({ value = 0n, ...call }) => ({ ...call, value: toHexQuantity(value) })),
    ...(capabilities && { capabilities }),
  }
  const answer = await provider.request({ method, params: [request] })
  // Version 1.0 returned the id alone.
  const id: unknown = typeof answer === 'string' ? answer : Object(answer).id
  if (typeof id !== 'string' || id === '' || id.length > callsIdMax)
    throw new WalletResponseError({ method, reason: 'it is not the id of a batch' })
  return { callsId: id, answer }
}

const toHexQuantity = (value: bigint | number): string => `0x${value.toString(16)}`
