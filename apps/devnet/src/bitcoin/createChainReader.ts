import { hex } from '@scure/base'
import { RawTx } from '@scure/btc-signer'
import { type NodeRpc, NodeRpcError } from './nodeRpc.js'

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

/** Bitcoin Core's `RPC_INVALID_ADDRESS_OR_KEY`: without an index, a transaction that is not in the mempool. */
const unknownTransaction = -5

/**
 * Creates a function that reads the chain. Nodes have no address index, so each block is read once. There are few
 * blocks, and no reorganizations.
 */
export function createChainReader(rpc: NodeRpc): () => Promise<ChainView> {
  const confirmed = new Map<string, ChainTransaction>()
  let tip = { height: -1, hash: '' }
  let queue: Promise<unknown> = Promise.resolve()

  /** Reads the new blocks and returns the transactions of the mempool, both at the same tip. */
  async function readMempool(): Promise<readonly NodeTransaction[]> {
    for (;;) {
      const height = Number(await rpc('getblockcount'))
      while (tip.height < height) {
        const hash = String(await rpc('getblockhash', [tip.height + 1]))
        const { time, tx } = (await rpc('getblock', [hash, 2])) as NodeBlock
        tip = { height: tip.height + 1, hash }
        for (const each of tx) confirmed.set(each.txid, toTransaction(each, { ...tip, time }))
      }
      const txids = (await rpc('getrawmempool')) as readonly string[]
      const waiting: NodeTransaction[] = []
      for (const txid of txids) {
        const transaction = await readWaiting(txid)
        if (transaction) waiting.push(transaction)
      }
      // A block that was mined during the reads has some of the transactions, or others that were never seen.
      if (Number(await rpc('getblockcount')) === tip.height) return waiting
    }
  }

  /** Reads a transaction of the mempool; `undefined` if it has left the mempool since it was listed. */
  async function readWaiting(txid: string): Promise<NodeTransaction | undefined> {
    try {
      return (await rpc('getrawtransaction', [txid, true])) as NodeTransaction
    } catch (error) {
      if (error instanceof NodeRpcError && error.code === unknownTransaction) return undefined
      throw error
    }
  }

  async function readView(): Promise<ChainView> {
    const waiting = await readMempool()
    const transactions = new Map(confirmed)
    for (const each of waiting) transactions.set(each.txid, toTransaction(each, undefined))
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
