import type { CreateConnectorFn, Transport } from '@wagmi/core'
import type { GivenNetwork } from './evmNetworks.js'

/** Options of a config created by the adapter. */
export type OwnOptions = {
  /**
   * wagmi connectors in addition to the wallets discovered in the browser. Default none. With connectors, wagmi is loaded
   * when the kit starts, because their names and icons are listed.
   */
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** Transports by chain id. Default: HTTP to the network's `rpcUrls`. */
  readonly transports?: Readonly<Record<number, Transport>> | undefined
}

/** Options of a config shared with the host app. */
export type SharedOptions = OwnOptions & {
  /** The networks of `createLatchkit`, or chains of `viem/chains`. Networks outside `eip155` are ignored. */
  readonly networks: readonly GivenNetwork[]
  /**
   * Separates the stored state of two kits on one origin: pass the `name` of the kit. Default: wagmi's own keys, which
   * all wagmi configs of the origin share.
   */
  readonly name?: string | undefined
  /**
   * Discovers wallets that announce themselves. Default true. The kit's option of the same name decides whether it
   * lists them.
   */
  readonly enableEIP6963?: boolean | undefined
  /**
   * Discovers the wallet behind `window.ethereum`. Default true. The kit's option of the same name decides whether it
   * lists it.
   */
  readonly enableInjected?: boolean | undefined
  /** wagmi's option: connectors and state are read only after `<WagmiProvider>` has mounted. Default false. */
  readonly ssr?: boolean | undefined
}
