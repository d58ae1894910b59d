export { type WagmiAdapterFactory, wagmi } from '../wagmi.js'
