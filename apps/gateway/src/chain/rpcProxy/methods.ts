/** How the proxy treats a method. Only a read is hedged, sent to several nodes, and aborted with its client. */
export type MethodKind = 'read' | 'write'

const evmReads = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_simulateV1',
  'eth_syncing',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
] as const

const solanaReads = [
  'getAccountInfo',
  'getBalance',
  'getBlock',
  'getBlockCommitment',
  'getBlockHeight',
  'getBlockTime',
  'getBlocks',
  'getBlocksWithLimit',
  'getEpochInfo',
  'getEpochSchedule',
  'getFeeForMessage',
  'getFirstAvailableBlock',
  'getGenesisHash',
  'getHealth',
  'getInflationReward',
  'getLatestBlockhash',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getProgramAccounts',
  'getRecentPerformanceSamples',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getSlot',
  'getStakeMinimumDelegation',
  'getSupply',
  'getTokenAccountBalance',
  'getTokenAccountsByDelegate',
  'getTokenAccountsByOwner',
  'getTokenLargestAccounts',
  'getTokenSupply',
  'getTransaction',
  'getTransactionCount',
  'getVersion',
  'getVoteAccounts',
  'isBlockhashValid',
  'minimumLedgerSlot',
  'simulateTransaction',
] as const

type Methods = ReadonlyMap<string, MethodKind>

/**
 * Returns the methods that clients may call on a chain. Methods that sign with keys of the node, control it, or trace are
 * left out, as are filters (`eth_newFilter`), because their state is on one node only.
 *
 * @param chainId CAIP-2 id.
 */
export function getMethods(chainId: string): Methods {
  // Esplora's API is not JSON-RPC.
  if (chainId.startsWith('bip122:')) return new Map()
  if (chainId.startsWith('solana:')) return createMethods(solanaReads, 'sendTransaction')
  return createMethods(evmReads, 'eth_sendRawTransaction')
}

function createMethods(reads: readonly string[], write: string): Methods {
  return new Map<string, MethodKind>([...reads.map((name) => [name, 'read'] as const), [write, 'write']])
}

/**
 * Tokens of the quota that calls cost before their answer is known, where a node has more to do than to read one value.
 * Methods without an entry cost one.
 */
const weights: ReadonlyMap<string, number> = new Map([
  ['eth_createAccessList', 5],
  ['eth_estimateGas', 2],
  ['eth_feeHistory', 2],
  ['eth_getBlockReceipts', 10],
  ['eth_getLogs', 10],
  ['eth_getProof', 5],
  ['eth_simulateV1', 20],
  ['getBlock', 10],
  ['getBlocks', 5],
  ['getBlocksWithLimit', 5],
  ['getInflationReward', 5],
  ['getProgramAccounts', 50],
  ['getSignaturesForAddress', 5],
  ['getSupply', 20],
  ['getTokenAccountsByDelegate', 5],
  ['getTokenAccountsByOwner', 5],
  ['getTokenLargestAccounts', 20],
  ['getVoteAccounts', 10],
  ['simulateTransaction', 5],
])

/** Returns the tokens that a call of a method costs. Bytes and time of its answer are charged later. */
export function getWeight(method: string): number {
  return weights.get(method) ?? 1
}
