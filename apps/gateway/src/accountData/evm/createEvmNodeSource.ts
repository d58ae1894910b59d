import type { NodePool } from '../../rpcProxy/createNodePool.js'
import type { BalanceSource } from '../BalanceSource.js'
import { createNodeReader } from '../createNodeReader.js'
import type { TokenInfo } from '../tokens/ListedToken.js'
import { readBalances } from './readBalances.js'
import { chunkSize } from './readContracts.js'

/** Options of the source. */
export type EvmNodeOptions = {
  readonly pool: NodePool
  readonly native: TokenInfo
  /** Address of Multicall3. Default: its address on most chains. */
  readonly multicall3: string | undefined
}

/** Address of Multicall3 on most chains. */
const defaultMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Creates the source of kind `node` for EVM chains: native balance and ERC-20 tokens. */
export function createEvmNodeSource({ pool, native, multicall3 }: EvmNodeOptions): BalanceSource {
  let lastCost: number | undefined
  return {
    kind: 'node',
    // Without Multicall3, the cost is known after the first read.
    getCost: (tokens) =>
      lastCost ?? (tokens.length < chunkSize ? 1 : 2 + Math.ceil(tokens.length / chunkSize)),
    async read(account, tokens, signal) {
      const node = createNodeReader(pool, signal)
      const balances = await readBalances(node, {
        account: toHex(account),
        tokens: tokens.map(({ address }) => toHex(address)),
        multicall3: toHex(multicall3 ?? defaultMulticall3),
      })
      lastCost = node.getCallCount()
      const owned = tokens.flatMap((token, index) => {
        const amount = balances.tokens[index] ?? 0n
        return amount === 0n ? [] : [{ token, address: token.address, amount }]
      })
      return [{ token: native, address: undefined, amount: balances.native }, ...owned]
    },
  }
}

/** Types a validated address, of which viem accepts lower case only if its checksum is wrong. */
function toHex(address: string): `0x${string}` {
  return `0x${address.slice(2).toLowerCase()}`
}
