import { InvalidTransactionError } from '@latchkit/core'
import { chooseCoins, type Esplora, fromHex } from '@latchkit/core/bip122'
import type { BitcoinAddress } from '@latchkit/core/schema'
import { crypto, Psbt } from 'bitcoinjs-lib'

type Input = Parameters<Psbt['addInput']>[0]

/**
 * Builds a transfer from what an address can spend; what is left goes back to it.
 *
 * @param parameters `publicKey` in hex: needed where the address alone does not say how it is spent from. `amount` in sats.
 * @throws `InvalidAmountError`, `InvalidTransactionError`, `RpcRequestError`
 */
export async function buildTransfer(parameters: {
  readonly from: BitcoinAddress & { readonly address: string; readonly publicKey?: string | undefined }
  readonly to: BitcoinAddress
  readonly amount: bigint
  readonly esplora: Esplora
}): Promise<Psbt> {
  const { from, to, amount, esplora } = parameters
  const { kind, script, publicKey } = from
  const [utxos, feeRate] = await Promise.all([esplora.getUtxos(from.address), esplora.getFeeRate()])
  const { coins, change } = chooseCoins({ from, to, amount, utxos, feeRate })

  /** What a signer has to know of the output. */
  async function spending(txid: string, value: bigint): Promise<Partial<Input>> {
    if (kind === 'p2pkh') return { nonWitnessUtxo: fromHex(await esplora.getTransaction(txid)) }
    const witnessUtxo = { script, value }
    if (kind === 'p2wpkh') return { witnessUtxo }
    if (publicKey === undefined) {
      const reason = 'its wallet does not tell the public key'
      throw new InvalidTransactionError({ field: 'address', reason })
    }
    const key = fromHex(publicKey)
    if (kind === 'p2tr') return { witnessUtxo, tapInternalKey: key.slice(-32) }
    return { witnessUtxo, redeemScript: Uint8Array.of(0, 20, ...crypto.hash160(key)) }
  }

  const psbt = new Psbt()
  for (const { txid, vout, value } of coins)
    psbt.addInput({ hash: txid, index: vout, ...(await spending(txid, value)) })
  psbt.addOutput({ script: to.script, value: amount })
  if (change > 0n) psbt.addOutput({ script, value: change })
  return psbt
}
