import type { WalletChain } from '@latchkit/test/source/wallet/state'

/** The devnet as provided to browser tests: `inject('devnet')`. */
export type ProvidedDevnet = {
  /** Three chains. By default the devnet's wallets know the first two. */
  readonly chains: readonly WalletChain[]
  readonly tokens: readonly { readonly address: `0x${string}`; readonly symbol: string }[]
  /** URL of a script with the wallets of all chains. */
  readonly walletScriptUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    devnet: ProvidedDevnet
    /** Present if `solanaSetup.ts` is a `globalSetup`. */
    solana: { readonly rpcUrl: string; readonly wsUrl: string }
    /** Present if `bitcoinSetup.ts` is a `globalSetup`. */
    bitcoin: { readonly esploraUrl: string }
    /** Present if `programsSetup.ts` is a `globalSetup`: the URLs of bundled programs. */
    programs: { readonly gateway: string; readonly devnet: string }
  }
}
