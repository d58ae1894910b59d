import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { splitMembers } from '../../../chain/rpcProxy/splitJson.js'
import { type BalanceSource, SourceError } from '../../sources/BalanceSource.js'
import { createNodeReader, type NodeReader } from '../../sources/createNodeReader.js'
import type { TokenInfo } from '../../sources/ListedToken.js'
import { readTokenAccounts } from './readTokenAccounts.js'
import { tokenPrograms } from './tokenPrograms.js'

/** Options of the source. */
export type SolanaNodeOptions = { readonly pool: NodePool; readonly native: TokenInfo }

/**
 * Creates the source of kind `node` for Solana: native balance, and tokens of both token programs. The number of decimals
 * comes from the mint.
 */
export function createSolanaNodeSource({ pool, native }: SolanaNodeOptions): BalanceSource {
  return {
    kind: 'node',
    getCost: (tokens) => (tokens.length === 0 ? 1 : 1 + tokenPrograms.length),
    async read(account, tokens, signal) {
      const node = createNodeReader(pool, signal)
      const [lamports, ...amounts] = await Promise.all([
        readLamports(node, account),
        ...(tokens.length === 0
          ? []
          : tokenPrograms.map((program) => readTokenAccounts(node, account, program))),
      ])
      const owned = tokens.flatMap((token) =>
        amounts.flatMap((byMint) => {
          const { amount = 0n, decimals = 0 } = byMint.get(token.address) ?? {}
          return amount === 0n ? [] : [{ token: { ...token, decimals }, address: token.address, amount }]
        }),
      )
      return [{ token: native, address: undefined, amount: lamports }, ...owned]
    },
  }
}

async function readLamports(node: NodeReader, account: string): Promise<bigint> {
  const json = await node.read('getBalance', [account, { commitment: 'confirmed' }])
  // A number of lamports can have 64 bits, of which `JSON.parse` keeps 53.
  const text = json.startsWith('{') ? splitMembers(json).get('value') : undefined
  if (text === undefined || !/^\d{1,20}$/.test(text))
    throw new SourceError('the node returns no native balance')
  return BigInt(text)
}
