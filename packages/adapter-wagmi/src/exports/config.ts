// Its own entry, because wagmi and viem are loaded with it.

export { createWagmiConfig } from '../createWagmiConfig.js'
