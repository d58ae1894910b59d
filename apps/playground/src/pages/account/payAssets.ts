import type { openPay } from '@latchkit/react/actions'
import { devnet31337 } from '../../networks/devnetNetworks.js'
import { devnetSolana } from '../../networks/devnetSolana.js'
import { testDollar } from '../../parts/testDollar.js'

/** An asset that the playground's shop is paid with. */
type PlaygroundAsset = {
  readonly label: string
  /** CAIP-19 id. */
  readonly id: string
  readonly metadata?: openPay.Parameters['metadata']
}

const dollar = { name: 'Test Dollar', symbol: 'TUSD', decimals: 6 } as const

/** The assets of the shop: the native token and a token of each chain. */
export const payAssets: readonly PlaygroundAsset[] = [
  { label: 'ETH', id: `${devnet31337.caipNetworkId}/slip44:60` },
  { label: 'Test Dollar', id: `${devnet31337.caipNetworkId}/erc20:${testDollar}`, metadata: dollar },
  {
    label: 'Permit Coin',
    // Its address is the same at every start of the devnet, and most of its accounts have none.
    id: `${devnet31337.caipNetworkId}/erc20:0x150890d6984e98f408162eE65684779804bFf858`,
    metadata: { name: 'Permit Coin', symbol: 'PERM', decimals: 18 },
  },
  { label: 'SOL', id: `${devnetSolana.caipNetworkId}/slip44:501` },
  {
    label: 'Test Dollar on Solana',
    // Its mint is the same at every start of the devnet.
    id: `${devnetSolana.caipNetworkId}/token:2EmGrZs5YJxvwgpgb2kKgPzWpw9nDvz5zauPsJwNoMMr`,
    metadata: dollar,
  },
]
