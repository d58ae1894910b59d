import type { CaipNetworkId, ChainNamespace } from './caip.js'

/**
 * One blockchain network. An `eip155` network is also a valid viem `Chain`,
 * so the same object can be passed to viem and wagmi.
 */
export type Network = {
  /**
   * The chain reference in the format of its own libraries: a number on `eip155`, a string
   * elsewhere.
   */
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: ChainNamespace
  /** CAIP-2 id, `${chainNamespace}:${id}`. */
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: {
    readonly name: string
    readonly symbol: string
    /** The number of decimals of the currency: 18 on most `eip155` networks. */
    readonly decimals: number
  }
  /**
   * The URLs of its nodes. `gateway`: the URLs of the option `gateway`, which the kit asks first; wallets that add the network do
   * not receive them. The kit reads no others.
   */
  readonly rpcUrls: { readonly default: RpcUrls } & { readonly [name: string]: RpcUrls }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly contracts?:
    | {
        readonly multicall3?: { readonly address: `0x${string}` } | undefined
        /** Resolves names of ENS. Default: the resolver of ENS on Ethereum and Sepolia, and none on other networks. */
        readonly ensUniversalResolver?: { readonly address: `0x${string}` } | undefined
      }
    | undefined
  /** Whether it is a test network, whose coins have no value. Default false. */
  readonly testnet?: boolean | undefined
  /**
   * Tokens whose balances a kit without the option `dataApi` reads from the nodes: of ERC-20 on `eip155`, of SPL on `solana`. At most 500.
   * Default: none, so the account shows the native token only.
   */
  readonly tokens?: readonly ListedToken[] | undefined
}

/** A token that an app lists. */
export type ListedToken = {
  /** The address of its contract or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  /** 1 to 255. Amounts are shown with it, so it must be the value of the contract. */
  readonly decimals: number
  /** URL of its image. */
  readonly icon?: string | undefined
}

/** URLs of nodes. */
type RpcUrls = {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

/** A network of the `eip155` namespace, which is assignable to a `Chain` of viem and wagmi. */
export type EvmNetwork<Id extends number = number> = NetworkOfNamespace<'eip155', Id>

/** A network with a known namespace and id, so that TypeScript infers its CAIP-2 id. */
export type NetworkOfNamespace<Namespace extends ChainNamespace, Id extends number | string> = Network & {
  readonly id: Id
  readonly chainNamespace: Namespace
  readonly caipNetworkId: `${Namespace}:${Id}`
}
