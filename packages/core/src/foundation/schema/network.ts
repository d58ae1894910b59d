import type { CaipNetworkId, ChainNamespace } from './caip.js'

/**
 * One blockchain network. An `eip155` network is also a valid viem `Chain`,
 * so the same object can be passed to viem and wagmi.
 */
export type Network = {
  /** The chain reference as its own libraries write it: a number on `eip155`, a string elsewhere. */
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: ChainNamespace
  /** CAIP-2 id, `${chainNamespace}:${id}`. */
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    /** How many decimals one unit of the currency has: 18 on most of `eip155`. */
    readonly decimals: number
  }
  readonly rpcUrls: {
    readonly default: {
      readonly http: readonly string[]
      readonly webSocket?: readonly string[] | undefined
    }
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly contracts?: { readonly multicall3?: { readonly address: `0x${string}` } | undefined } | undefined
  /** True for networks whose coins have no value. Default false. */
  readonly testnet?: boolean | undefined
}

/** A network of the `eip155` namespace: fits wherever viem or wagmi takes a `Chain`. */
export type EvmNetwork = Network & {
  readonly id: number
  readonly chainNamespace: 'eip155'
  readonly caipNetworkId: `eip155:${number}`
}
