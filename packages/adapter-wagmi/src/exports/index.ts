export type { LazyWagmiAdapterFactory, WagmiAdapterFactory } from '../factories.js'
export { wagmi } from '../wagmi.js'
