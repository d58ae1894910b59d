import { field, listOf } from '../../foundation/encoding/field.js'
import type { Network } from '../../foundation/schema/network.js'
import type { BitcoinOutpoint } from '../../ports/BitcoinMethods.js'
import type { Transport } from '../rpc/createTransport.js'
import type { TextCall } from '../rpc/requestText.js'
import { maxSats } from './maxSats.js'

/** An unspent output. */
export type Utxo = {
  readonly txid: string
  readonly vout: number
  /** Sats. */
  readonly value: bigint
  readonly confirmed: boolean
}

/** The API of an Esplora server, as Blockstream and mempool.space publish it. */
export type Esplora = {
  /**
   * Returns the unspent outputs of an address. `needsMajority`: whether money depends on them; several servers are asked, and the
   * majority decides. Default true.
   */
  getUtxos(address: string, signal?: AbortSignal, needsMajority?: boolean): Promise<readonly Utxo[]>
  /** Returns the fee rate in sats per virtual byte to be included in a block within about an hour. */
  getFeeRate(): Promise<number>
  /** Returns the fee rates in sats per virtual byte to be included within about 10 minutes (`fast`), an hour, and a day. */
  getFeeRates(signal?: AbortSignal): Promise<Readonly<Record<'slow' | 'normal' | 'fast', number>>>
  /** Returns a transaction in hex. */
  getTransaction(txid: string): Promise<string>
  /** Returns what a transaction spends, and whether it is in a block; `null` if the server does not know it. */
  findTransaction(
    txid: string,
    signal?: AbortSignal,
  ): Promise<{ readonly confirmed: boolean; readonly inputs: readonly BitcoinOutpoint[] } | null>
  /** Returns the id of the transaction that spends an output; `null` if none does, or the server does not know the output. */
  findSpender(outpoint: BitcoinOutpoint, signal?: AbortSignal): Promise<string | null>
  /** Sends a transaction in hex. Also rejects if the server returns another id than the transaction's own. */
  send(transaction: { readonly hex: string; readonly txid: string }): Promise<string>
}

/** Higher fee rates than this are treated as errors of the server. */
const maxFeeRate = 1000
/** A block, an hour and a day. */
const targetBlocks = { fast: 1, normal: 6, slow: 144 } as const
const idPattern = /^[0-9a-f]{64}$/

/**
 * Creates a client of the API of a network's Esplora servers. Every response is untrusted input, validated here.
 *
 * Each call rejects with `RpcRequestError` if no server gives a valid response, and with `AbortedError` if it was cancelled.
 *
 * @param parameters `urls` are asked in turn. `loadTransport`: see `createLazyTransport`; clients share with it what is known about the servers.
 * @example
 * ```ts
 * import { createEsplora, createLazyTransport } from '@latchkit/core/bip122'
 * import { bitcoin } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function createBitcoinClient({ clock }: PortContext) {
 *   const urls = bitcoin.rpcUrls.default.http
 *   return createEsplora({ urls, network: bitcoin, loadTransport: createLazyTransport(clock) })
 * }
 * ```
 */
export function createEsplora(parameters: {
  readonly urls: readonly string[]
  readonly network: Network
  readonly loadTransport: () => Promise<Transport>
}): Esplora {
  async function ask<T>(
    path: string,
    read: (text: string) => T | undefined,
    options?: Partial<TextCall<T>>,
  ): Promise<T> {
    const transport = await parameters.loadTransport()
    return transport.requestText({ ...parameters, method: path, read, ...options })
  }

  return {
    getUtxos: (address, signal, needsMajority = true) =>
      ask(`/address/${encodeURIComponent(address)}/utxo`, toUtxos, { signal, needsMajority }),
    getFeeRate: () => ask('/fee-estimates', (text) => toFeeRate(text, targetBlocks.normal)),
    getFeeRates: (signal) => ask('/fee-estimates', toFeeRates, { signal }),
    getTransaction: (txid) =>
      ask(`/tx/${txid}/hex`, (text) => (/^([0-9a-f]{2})+$/.test(text) ? text : undefined)),
    findTransaction: (txid, signal) => ask(`/tx/${txid}`, toFound(txid), { signal, missing: null }),
    findSpender: ({ txid, vout }, signal) =>
      ask(`/tx/${txid}/outspend/${vout}`, toSpender, { signal, missing: null }),
    send: ({ hex: body, txid }) =>
      ask('/tx', (text) => (text.trim() === txid ? txid : undefined), {
        body,
        doubt: ` It may have been sent: look for ${txid} before you send it again.`,
      }),
  }
}

function toUtxos(text: string): readonly Utxo[] | undefined {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) return undefined
  const utxos = list.map(toUtxo)
  return utxos.every((utxo) => utxo !== undefined) ? utxos : undefined
}

function toUtxo(entry: unknown): Utxo | undefined {
  const outpoint = toOutpoint(entry)
  const value = field(entry, 'value')
  if (!outpoint || !isCount(value) || BigInt(value) > maxSats) return undefined
  return { ...outpoint, value: BigInt(value), confirmed: field(field(entry, 'status'), 'confirmed') === true }
}

function toFound(
  txid: string,
): (text: string) => Awaited<ReturnType<Esplora['findTransaction']>> | undefined {
  return (text) => {
    const found: unknown = JSON.parse(text)
    const confirmed = field(field(found, 'status'), 'confirmed')
    const inputs = listOf(field(found, 'vin')).map(toOutpoint)
    const isComplete = inputs.every((input) => input !== undefined)
    if (field(found, 'txid') !== txid || typeof confirmed !== 'boolean' || !isComplete) return undefined
    return { confirmed, inputs }
  }
}

function toOutpoint(input: unknown): BitcoinOutpoint | undefined {
  const txid = field(input, 'txid')
  const vout = field(input, 'vout')
  return typeof txid === 'string' && idPattern.test(txid) && isCount(vout) ? { txid, vout } : undefined
}

function toSpender(text: string): string | null | undefined {
  const answer: unknown = JSON.parse(text)
  const txid = field(answer, 'txid')
  if (field(answer, 'spent') === false) return null
  return field(answer, 'spent') === true && typeof txid === 'string' && idPattern.test(txid)
    ? txid
    : undefined
}

function toFeeRates(text: string): Awaited<ReturnType<Esplora['getFeeRates']>> | undefined {
  const fast = toFeeRate(text, targetBlocks.fast)
  const normal = toFeeRate(text, targetBlocks.normal)
  const slow = toFeeRate(text, targetBlocks.slow)
  if (fast === undefined || normal === undefined || slow === undefined) return undefined
  // The estimates of a server are independent: a slower one can be higher.
  return { fast, normal: Math.min(normal, fast), slow: Math.min(slow, normal, fast) }
}

/** A server without enough data has no estimate: then the minimum relay fee rate applies. */
function toFeeRate(text: string, target: number): number | undefined {
  const estimates: unknown = JSON.parse(text)
  if (typeof estimates !== 'object' || estimates === null) return undefined
  const rates = Object.entries(estimates)
    .map(([blocks, rate]) => [Number(blocks), rate] as const)
    .sort(([one], [other]) => one - other)
  const [, rate = 1] = rates.find(([blocks]) => blocks >= target) ?? rates.at(-1) ?? []
  return typeof rate === 'number' && rate > 0 && rate <= maxFeeRate ? Math.max(rate, 1) : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
