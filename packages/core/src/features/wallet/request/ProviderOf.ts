import type { Eip1193Provider } from '../../../browser/eip6963.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** The provider of a wallet by the namespace of its chain; `unknown` where Latchkit knows no form. */
export type ProviderOf<Namespace extends ChainNamespace> = Namespace extends keyof Providers
  ? Providers[Namespace]
  : unknown

/** The forms of providers by namespace. Which of its forms a wallet has depends on the wallet. */
export type Providers = {
  readonly eip155: EvmProvider
  readonly solana: WalletStandardProvider | SolanaWalletProvider | RemoteWalletProvider
  readonly bip122: WalletStandardProvider | BitcoinWalletProvider | RemoteWalletProvider
}

/**
 * An EIP-1193 provider. It has the events of EIP-1193, as far as the wallet has them.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type EvmProvider = Eip1193Provider & {
  on?(event: string, listener: (payload: never) => void): unknown
  removeListener?(event: string, listener: (payload: never) => void): unknown
}

/** A wallet of the Wallet Standard. `features` has its methods by name, for example `solana:signMessage`. */
export type WalletStandardProvider = {
  readonly name: string
  readonly version: string
  readonly chains: readonly string[]
  readonly accounts: readonly { readonly address: string; readonly publicKey: Uint8Array }[]
  readonly features: Readonly<Record<string, unknown>>
}

/** A wallet-adapter object for Solana. */
export type SolanaWalletProvider = {
  readonly publicKey: unknown
  connect(): Promise<unknown>
  disconnect(): Promise<unknown>
}

/** A Bitcoin wallet with an API of its own (sats-connect, UniSat, OKX, Leather): its methods by name. */
export type BitcoinWalletProvider = Readonly<Record<string, unknown>>

/** A remote wallet: JSON-RPC requests through the relay. */
export type RemoteWalletProvider = {
  request(parameters: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
}
