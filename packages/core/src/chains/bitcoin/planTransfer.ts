import { fromHex } from '../../foundation/encoding/bytes.js'
import { InvalidAmountError, InvalidTransactionError } from '../../foundation/errors/parameters.js'
import type { BitcoinCoin } from '../../ports/BitcoinMethods.js'
import type { BitcoinAddress } from './bitcoinAddress.js'
import { redeemScriptOf } from './bitcoinPublicKey.js'
import { dustOf } from './checkTransfer.js'
import { chooseCoins } from './chooseCoins.js'
import type { Esplora } from './createEsplora.js'

/**
 * The inputs and outputs of a transfer, in the format of PSBT libraries (BIP-174).
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki
 */
export type TransferPlan = {
  readonly inputs: readonly {
    /** The id of the transaction whose output it spends. */
    readonly hash: string
    readonly index: number
    /** Allows a replacement with a higher fee (BIP-125). */
    readonly sequence: number
    readonly witnessUtxo?: { readonly script: Uint8Array; readonly value: bigint }
    /** The whole transaction whose output it spends, if the output is older than segwit. */
    readonly nonWitnessUtxo?: Uint8Array
    readonly redeemScript?: Uint8Array
    readonly tapInternalKey?: Uint8Array
  }[]
  /** The receiver's output first; then the change, unless it is dust. */
  readonly outputs: readonly { readonly script: Uint8Array; readonly value: bigint }[]
  /** The fee in sats, if the server's amounts are correct. */
  readonly fee: bigint
}

/** The highest sequence that signals that the transaction can be replaced (BIP-125). */
const replaceable = 0xfffffffd

/**
 * Plans a transfer from the unspent outputs of an address at the current fee rate; the change
 * returns to the address.
 *
 * @param parameters `from.publicKey` in hex: required if the address alone does not determine how
 * to spend from it. `amount` in sats. `exact`: the outputs to spend, and the fee in sats; default: a plan at the current fee
 * rate.
 * @throws `InvalidAmountError`, `InvalidTransactionError` or `RpcRequestError`
 * @example
 * ```ts
 * import { type Esplora, planTransfer } from '@latchkit/core/bip122'
 * import { parseBitcoinAddress } from '@latchkit/core/schema'
 *
 * export async function plan(address: string, esplora: Esplora) {
 *   const read = parseBitcoinAddress(address)
 *   return read && planTransfer({ from: { ...read, address }, to: read, amount: 1000n, esplora })
 * }
 * ```
 */
export async function planTransfer(parameters: {
  readonly from: BitcoinAddress & { readonly address: string; readonly publicKey?: string | undefined }
  readonly to: BitcoinAddress
  readonly amount: bigint
  readonly esplora: Pick<Esplora, 'getUtxos' | 'getFeeRate' | 'getTransaction'>
  readonly exact?: { readonly coins: readonly BitcoinCoin[]; readonly fee: bigint } | undefined
}): Promise<TransferPlan> {
  const { from, to, amount, esplora, exact } = parameters
  const { kind, script, publicKey } = from
  const { coins, change } = exact ? toChoice(from, amount, exact) : await choose()

  async function choose() {
    const [utxos, feeRate] = await Promise.all([esplora.getUtxos(from.address), esplora.getFeeRate()])
    return chooseCoins({ from, to, amount, utxos, feeRate })
  }

  async function toInput({
    txid: hash,
    vout: index,
    value,
  }: BitcoinCoin): Promise<TransferPlan['inputs'][number]> {
    const spent = { hash, index, sequence: replaceable }
    if (kind === 'p2pkh') return { ...spent, nonWitnessUtxo: fromHex(await esplora.getTransaction(hash)) }
    const segwit = { ...spent, witnessUtxo: { script, value } }
    if (kind === 'p2wpkh') return segwit
    if (publicKey === undefined) {
      const reason = `the wallet did not provide the public key, which a ${kind} address needs; connect the wallet again`
      throw new InvalidTransactionError({ field: 'address', reason })
    }
    if (kind === 'p2tr') return { ...segwit, tapInternalKey: fromHex(publicKey).slice(-32) }
    return { ...segwit, redeemScript: redeemScriptOf(fromHex(publicKey)) }
  }

  const back = change > 0n ? [{ script, value: change }] : []
  return {
    inputs: await Promise.all(coins.map(toInput)),
    outputs: [{ script: to.script, value: amount }, ...back],
    fee: coins.reduce((sum, { value }) => sum + value, 0n) - amount - change,
  }
}

function toChoice(
  from: BitcoinAddress,
  amount: bigint,
  { coins, fee }: { readonly coins: readonly BitcoinCoin[]; readonly fee: bigint },
) {
  const change = coins.reduce((sum, { value }) => sum + value, 0n) - amount - fee
  if (change === 0n || change >= dustOf(from)) return { coins, change }
  const reason = `the outputs that it spends leave ${change} sats, which must be 0 or at least ${dustOf(from)}`
  throw new InvalidAmountError({ field: 'fee', unit: 'sats', reason })
}
