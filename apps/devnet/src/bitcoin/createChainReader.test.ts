import { hex } from '@scure/base'
import { RawTx } from '@scure/btc-signer'
import { expect, test } from 'vitest'
import { createChainReader } from './createChainReader.js'
import { type NodeRpc, NodeRpcError } from './nodeRpc.js'

const encoded = RawTx.encode({
  version: 2,
  segwitFlag: false,
  inputs: [
    { txid: new Uint8Array(32), index: 0, finalScriptSig: new Uint8Array([1, 2]), sequence: 0xffffffff },
  ],
  outputs: [{ amount: 1_000n, script: new Uint8Array([0x51]) }],
  witnesses: [],
  lockTime: 0,
})
const transaction = { txid: 'aa'.repeat(32), hex: hex.encode(encoded), size: 60, weight: 240 }

/** A node with one transaction in its mempool, which mines it before the first call of `mineBefore`. */
function createNode(mineBefore: string): NodeRpc {
  const blocks: (typeof transaction)[][] = [[]]
  let mempool = [transaction]
  return async (method, params = []) => {
    if (method === mineBefore && mempool.length > 0) {
      blocks.push(mempool)
      mempool = []
    }
    if (method === 'getblockcount') return blocks.length - 1
    if (method === 'getblockhash') return `hash of ${params[0]}`
    if (method === 'getblock')
      return { hash: params[0], time: 1, tx: blocks[Number(String(params[0]).slice(8))] }
    if (method === 'getrawmempool') return mempool.map(({ txid }) => txid)
    const found = mempool.find(({ txid }) => txid === params[0])
    if (!found) throw new NodeRpcError(-5, 'No such mempool transaction.')
    return found
  }
}

test.each(['getblockcount', 'getrawmempool', 'getrawtransaction'])(
  'behavior: reads a transaction that is mined before "%s"',
  async (method) => {
    const view = await createChainReader(createNode(method))()
    expect(view.tip.height).toBe(1)
    expect(view.transactions.get(transaction.txid)?.block).toEqual({ height: 1, hash: 'hash of 1', time: 1 })
  },
)

test('default: reads a transaction of the mempool without a block', async () => {
  const view = await createChainReader(createNode('none'))()
  expect(view.tip.height).toBe(0)
  expect(view.transactions.get(transaction.txid)?.block).toBeUndefined()
  expect(view.transactions.size).toBe(1)
})

test('error: passes other errors of the node on', async () => {
  const node = createNode('none')
  const read = createChainReader(async (method, params) => {
    if (method === 'getrawtransaction') throw new NodeRpcError(-28, 'Loading block index…')
    return node(method, params)
  })
  await expect(read()).rejects.toThrow('Loading block index…')
})
