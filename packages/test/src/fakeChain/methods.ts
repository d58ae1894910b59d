import { numberToHex } from 'viem'
import { Revert, toRevertError } from './errors.js'
import { simulate } from './execute.js'
import { findLogs } from './findLogs.js'
import { baseFeePerGas, type FakeBlock, type Ledger, suggestedTip } from './ledger.js'
import type { Pool } from './pool.js'
import { formatBlock, formatReceipt, formatTransaction } from './rpcFormat.js'
import { findBlock, readAddress, readCall, readHex, readObject } from './rpcParams.js'

/** The parts of a node that its methods use. */
export type NodeContext = {
  readonly chainId: number
  readonly ledger: Ledger
  readonly pool: Pool
  /** Called after a transaction is in the pool. */
  readonly added: () => void
}

type Method = (context: NodeContext, params: readonly unknown[]) => unknown

/** Code of contracts: libraries only ask whether there is some. */
const someCode = '0xfe'
const noStorage = numberToHex(0, { size: 32 })

/**
 * The methods of a fake chain's node.
 *
 * @see https://ethereum.github.io/execution-apis/
 */
export const nodeMethods: Readonly<Record<string, Method>> = {
  web3_clientVersion: () => 'Latchkit/fake-chain',
  net_version: ({ chainId }) => String(chainId),
  net_listening: () => true,
  eth_chainId: ({ chainId }) => numberToHex(chainId),
  eth_syncing: () => false,
  eth_accounts: () => [],
  eth_blockNumber: ({ ledger }) => numberToHex(ledger.getHead().number),
  eth_gasPrice: () => numberToHex(baseFeePerGas + suggestedTip),
  eth_maxPriorityFeePerGas: () => numberToHex(suggestedTip),
  eth_blobBaseFee: () => '0x1',
  eth_feeHistory: ({ ledger }, params) => formatFeeHistory(ledger, params),
  eth_getBalance: ({ ledger }, params) => numberToHex(ledger.getBalance(readAddress(params, 0))),
  eth_getCode: ({ ledger }, params) => (ledger.getCode(readAddress(params, 0)) ? someCode : '0x'),
  eth_getStorageAt: (_, params) => readAddress(params, 0) && noStorage,
  eth_getTransactionCount({ ledger, pool }, params) {
    const address = readAddress(params, 0)
    const pending = pool.pending().filter(({ from }) => from === address).length
    return numberToHex(ledger.getNonce(address) + (params[1] === 'pending' ? pending : 0))
  },
  eth_getBlockByNumber: ({ ledger, chainId }, params) =>
    formatFound(findBlock(ledger, params[0]), chainId, params[1]),
  eth_getBlockByHash({ ledger, chainId }, params) {
    const hash = readHex(params, 0)
    return formatFound(
      ledger.blocks.find((block) => block.hash === hash),
      chainId,
      params[1],
    )
  },
  eth_getTransactionByHash({ ledger, pool, chainId }, params) {
    const hash = readHex(params, 0)
    const mined = ledger.getTransaction(hash)
    if (mined) return formatTransaction(mined, chainId, ledger.blocks[Number(mined.blockNumber)])
    const pending = pool.pending().find((transaction) => transaction.hash === hash)
    return pending ? formatTransaction(pending, chainId, undefined) : null
  },
  eth_getTransactionReceipt({ ledger }, params) {
    const mined = ledger.getTransaction(readHex(params, 0))
    const block = mined && ledger.blocks[Number(mined.blockNumber)]
    return mined && block ? formatReceipt(mined, block) : null
  },
  eth_getLogs: ({ ledger }, params) => findLogs(ledger, readObject(params, 0)),
  eth_call: ({ ledger }, params) => answer(() => simulate(ledger, readCall(params)).output),
  eth_estimateGas: ({ ledger }, params) => answer(() => numberToHex(simulate(ledger, readCall(params)).gas)),
  async eth_sendRawTransaction({ pool, added }, params) {
    const { hash } = await pool.add(readHex(params, 0))
    added()
    return hash
  },
}

function answer<result>(run: () => result): result {
  try {
    return run()
  } catch (error) {
    throw error instanceof Revert ? toRevertError(error) : error
  }
}

function formatFound(block: FakeBlock | undefined, chainId: number, isFull: unknown): object | null {
  return block ? formatBlock(block, chainId, isFull === true) : null
}

function formatFeeHistory(ledger: Ledger, params: readonly unknown[]): object {
  const wanted = Number(params[0] ?? 1)
  const newest = findBlock(ledger, params[1] ?? 'latest') ?? ledger.getHead()
  const count = Math.max(1, Math.min(wanted, Number(newest.number) + 1))
  const percentiles = Array.isArray(params[2]) ? params[2] : []
  return {
    oldestBlock: numberToHex(newest.number - BigInt(count - 1)),
    baseFeePerGas: Array.from({ length: count + 1 }, () => numberToHex(baseFeePerGas)),
    gasUsedRatio: Array.from({ length: count }, () => 0.5),
    ...(percentiles.length > 0 && {
      reward: Array.from({ length: count }, () => percentiles.map(() => numberToHex(suggestedTip))),
    }),
  }
}
