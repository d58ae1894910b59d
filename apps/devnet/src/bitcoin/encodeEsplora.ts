import { describeScript } from '@latchkit/test/source/bitcoin/regtest'
import { hex } from '@scure/base'
import type { ChainOutput, ChainTransaction, ChainView } from './createChainReader.js'

/** Encodes a transaction like Esplora. */
export function encodeTransaction(transaction: ChainTransaction, { transactions }: ChainView): unknown {
  const { txid, version, lockTime, size, weight, inputs, outputs } = transaction
  const spent = inputs.map((input) => transactions.get(input.txid)?.outputs[input.vout])
  const isCoinbase = inputs.some((input) => input.isCoinbase)
  return {
    txid,
    version,
    locktime: lockTime,
    vin: inputs.map((input, at) => ({
      txid: input.txid,
      vout: input.vout,
      prevout: spent[at] ? encodeOutput(spent[at]) : null,
      scriptsig: hex.encode(input.scriptSig),
      scriptsig_asm: '',
      ...(input.witness.length > 0 && { witness: input.witness.map((item) => hex.encode(item)) }),
      is_coinbase: input.isCoinbase,
      sequence: input.sequence,
    })),
    vout: outputs.map(encodeOutput),
    size,
    weight,
    fee: isCoinbase ? 0 : Number(sum(spent) - sum(outputs)),
    status: encodeStatus(transaction),
  }
}

/** Encodes the status of a transaction. */
export function encodeStatus({ block }: Pick<ChainTransaction, 'block'>): unknown {
  if (!block) return { confirmed: false }
  return { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.time }
}

/** Encodes the unspent outputs of a script, oldest first. */
export function encodeUtxos(script: string, { transactions, spenders }: ChainView): readonly unknown[] {
  return [...transactions.values()].flatMap((transaction) =>
    transaction.outputs.flatMap((output, vout) => {
      if (output.script !== script || spenders.has(`${transaction.txid}:${vout}`)) return []
      return [
        { txid: transaction.txid, vout, status: encodeStatus(transaction), value: Number(output.value) },
      ]
    }),
  )
}

/** Returns the transactions that pay a script or spend from it: unconfirmed first, then newest first. */
export function getTransactions(script: string, view: ChainView): readonly ChainTransaction[] {
  const touching = [...view.transactions.values()].filter(
    ({ inputs, outputs }) =>
      outputs.some((output) => output.script === script) ||
      inputs.some((input) => view.transactions.get(input.txid)?.outputs[input.vout]?.script === script),
  )
  return touching.reverse()
}

/** Encodes the totals of an address, for blocks and for the mempool. */
export function encodeAddress(address: string, script: string, view: ChainView): unknown {
  const touching = getTransactions(script, view)
  const stats = (confirmed: boolean) => {
    const own = touching.filter(({ block }) => (block !== undefined) === confirmed)
    const funded = own.flatMap(({ outputs }) => outputs.filter((output) => output.script === script))
    const spent = own
      .flatMap(({ inputs }) => inputs.map((input) => view.transactions.get(input.txid)?.outputs[input.vout]))
      .filter((output) => output?.script === script)
    return {
      funded_txo_count: funded.length,
      funded_txo_sum: Number(sum(funded)),
      spent_txo_count: spent.length,
      spent_txo_sum: Number(sum(spent)),
      tx_count: own.length,
    }
  }
  return { address, chain_stats: stats(true), mempool_stats: stats(false) }
}

function encodeOutput({ script, value }: ChainOutput): unknown {
  const { type, address } = describeScript(hex.decode(script))
  return {
    scriptpubkey: script,
    scriptpubkey_asm: '',
    scriptpubkey_type: type,
    ...(address !== undefined && { scriptpubkey_address: address }),
    value: Number(value),
  }
}

function sum(outputs: readonly (ChainOutput | undefined)[]): bigint {
  return outputs.reduce((total, output) => total + (output?.value ?? 0n), 0n)
}
