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

const builtIn: readonly Network[] = [
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

/**
 * The networks of the workbench: the devnet's, and built-in ones of `@latchkit/react/networks`. On the static site, whose chains are in the
 * page, a wallet of the user would send real transactions on the others.
 */
export const selectableNetworks: readonly Network[] = [
  devnet31337,
  devnet31338,
  ...(import.meta.env.STATIC_SITE ? [] : builtIn),
]
