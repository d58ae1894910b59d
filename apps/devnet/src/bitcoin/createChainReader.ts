import { hex } from '@scure/base'
import { RawTx } from '@scure/btc-signer'
import type { NodeRpc } from './nodeRpc.js'

/** The block of a transaction. */
export type BlockPlace = { readonly height: number; readonly hash: string; readonly time: number }

/** A transaction of a block or the mempool. */
export type ChainTransaction = {
  readonly txid: string
  readonly hex: string
  readonly size: number
  readonly weight: number
  readonly inputs: readonly ChainInput[]
  readonly outputs: readonly ChainOutput[]
  readonly version: number
  readonly lockTime: number
  /** `undefined` while it is in the mempool. */
  readonly block: BlockPlace | undefined
}

/** An input of a transaction. */
export type ChainInput = {
  readonly txid: string
  readonly vout: number
  readonly scriptSig: Uint8Array
  readonly witness: readonly Uint8Array[]
  readonly sequence: number
  readonly isCoinbase: boolean
}

/** An output of a transaction; `script` in hex. */
export type ChainOutput = { readonly script: string; readonly value: bigint }

/** A snapshot of the chain and the mempool. */
export type ChainView = {
  readonly tip: { readonly height: number; readonly hash: string }
  /** In order of arrival. */
  readonly transactions: ReadonlyMap<string, ChainTransaction>
  /** The spending transaction of each output, by `txid:vout`. */
  readonly spenders: ReadonlyMap<string, ChainTransaction>
}

type NodeTransaction = {
  readonly txid: string
  readonly hex: string
  readonly size: number
  readonly weight: number
}
type NodeBlock = { readonly hash: string; readonly time: number; readonly tx: readonly NodeTransaction[] }

/**
 * Creates a function that reads the chain. Nodes have no address index, so each block is read once. There are few
 * blocks, and no reorganizations.
 */
export function createChainReader(rpc: NodeRpc): () => Promise<ChainView> {
  const confirmed = new Map<string, ChainTransaction>()
  let tip = { height: -1, hash: '' }
  let queue: Promise<unknown> = Promise.resolve()

  async function readBlocks(): Promise<void> {
    const height = Number(await rpc('getblockcount'))
    while (tip.height < height) {
      const hash = String(await rpc('getblockhash', [tip.height + 1]))
      const { time, tx } = (await rpc('getblock', [hash, 2])) as NodeBlock
      tip = { height: tip.height + 1, hash }
      for (const each of tx) confirmed.set(each.txid, toTransaction(each, { ...tip, time }))
    }
  }

  async function readView(): Promise<ChainView> {
    await readBlocks()
    const transactions = new Map(confirmed)
    for (const txid of (await rpc('getrawmempool')) as readonly string[]) {
      const waiting = (await rpc('getrawtransaction', [txid, true])) as NodeTransaction
      transactions.set(txid, toTransaction(waiting, undefined))
    }
    const spenders = new Map<string, ChainTransaction>()
    for (const each of transactions.values())
      for (const { txid, vout } of each.inputs) spenders.set(`${txid}:${vout}`, each)
    return { tip, transactions, spenders }
  }

  return () => {
    const result = queue.then(readView)
    queue = result.catch(() => {})
    return result
  }
}

/** The fields of `RawTx`, which the library types loosely. */
type RawTransaction = {
  readonly version: number
  readonly lockTime: number
  readonly inputs: readonly {
    readonly txid: Uint8Array
    readonly index: number
    readonly finalScriptSig: Uint8Array
    readonly sequence: number
  }[]
  readonly outputs: readonly { readonly amount: bigint; readonly script: Uint8Array }[]
  readonly witnesses?: readonly (readonly Uint8Array[])[] | undefined
}

function toTransaction(
  { txid, hex: text, size, weight }: NodeTransaction,
  block: BlockPlace | undefined,
): ChainTransaction {
  const raw: RawTransaction = RawTx.decode(hex.decode(text))
  return {
    txid,
    hex: text,
    size,
    weight,
    version: raw.version,
    lockTime: raw.lockTime,
    inputs: raw.inputs.map((input, at) => ({
      txid: hex.encode(input.txid),
      vout: input.index,
      scriptSig: input.finalScriptSig,
      witness: raw.witnesses?.[at] ?? [],
      sequence: input.sequence,
      isCoinbase: input.txid.every((byte) => byte === 0),
    })),
    outputs: raw.outputs.map(({ amount, script }) => ({ script: hex.encode(script), value: amount })),
    block,
  }
}
