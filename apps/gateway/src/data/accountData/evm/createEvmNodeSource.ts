import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { toHexAddress } from '../../../foundation/toHexAddress.js'
import type { BalanceSource } from '../../sources/BalanceSource.js'
import { createNodeReader } from '../../sources/createNodeReader.js'
import type { TokenInfo } from '../../sources/ListedToken.js'
import type { Hex } from './callContracts.js'
import { readBalances } from './readBalances.js'
import { chunkSize } from './readContracts.js'

/** Options of the source. */
export type EvmNodeOptions = {
  readonly pool: NodePool
  readonly native: TokenInfo
  /** Address of Multicall3. */
  readonly multicall3: Hex
}

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
        account: toHexAddress(account),
        tokens: tokens.map(({ address }) => toHexAddress(address)),
        multicall3,
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
