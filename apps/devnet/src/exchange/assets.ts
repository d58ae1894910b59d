import { tokens } from '@latchkit/test/source/contracts/tokens'
import { solanaCaipNetworkId } from '@latchkit/test/source/solana/cluster'
import { solanaTokens } from '../solana/tokens.js'

/** An asset of the exchange. */
export type ExchangeAsset = {
  /** CAIP-19 id. */
  readonly id: string
  readonly symbol: string
  readonly decimals: number
}

/** Returns the assets of the exchange on some EVM chains, and on the Solana cluster. */
export function createAssets(chainIds: readonly number[], hasSolana: boolean): readonly ExchangeAsset[] {
  return [
    ...chainIds.flatMap((id) => [
      { id: `eip155:${id}/slip44:60`, symbol: 'ETH', decimals: 18 },
      ...tokens
        .filter(({ decimals }) => decimals > 0)
        .map(({ address, symbol, decimals }) => ({ id: `eip155:${id}/erc20:${address}`, symbol, decimals })),
    ]),
    ...(hasSolana
      ? [
          { id: `${solanaCaipNetworkId}/slip44:501`, symbol: 'SOL', decimals: 9 },
          ...solanaTokens.map(({ mint, symbol, decimals }) => ({
            id: `${solanaCaipNetworkId}/token:${mint}`,
            symbol,
            decimals,
          })),
        ]
      : []),
  ]
}
