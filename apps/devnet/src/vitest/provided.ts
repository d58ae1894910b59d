import type { WalletChain } from '../wallet/state.js'

/** What a test in the browser is given of the running devnet: `inject('devnet')`. */
export type ProvidedDevnet = {
  /** Three of them. The devnet's own wallets know the first two, where a test does not say otherwise. */
  readonly chains: readonly WalletChain[]
  readonly tokens: readonly { readonly address: `0x${string}`; readonly symbol: string }[]
  /** Of a script with the wallets of all chains, for a page that has none. */
  readonly walletScriptUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    devnet: ProvidedDevnet
    /** Where `solanaSetup.ts` is a `globalSetup`. */
    solana: { readonly rpcUrl: string; readonly wsUrl: string }
    /** Where `bitcoinSetup.ts` is a `globalSetup`. */
    bitcoin: { readonly esploraUrl: string }
  }
}
