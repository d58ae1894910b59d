import type { Network } from '@latchkit/core'
import {
  arbitrum,
  avalanche,
  base,
  bitcoin,
  bitcoinTestnet,
  mainnet,
  optimism,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '@latchkit/react/networks'
import { devnet31337, devnet31338 } from './devnetNetworks.js'

/** The networks of the workbench: the devnet's, and built-in ones of `@latchkit/react/networks`. */
export const selectableNetworks: readonly Network[] = [
  devnet31337,
  devnet31338,
  mainnet,
  arbitrum,
  avalanche,
  base,
  optimism,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
  bitcoin,
  bitcoinTestnet,
]
