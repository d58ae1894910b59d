import type { SwapContracts } from '@latchkit/core/ports'
import type { WalletConnectOptions } from '@latchkit/core/walletconnect'

/** Options of `gateway`. */
export type GatewayClientOptions = {
  /** The URL of the gateway, `https:` (or `http:` on this machine or a private network). */
  readonly url: string
  /** Options of `walletConnect`. `false`: no remote wallets. Default: the relay of the gateway with the defaults of `walletConnect`. */
  readonly relay?: Omit<WalletConnectOptions, 'relayUrl'> | false | undefined
  /** The only contracts that swaps may call: see `dataApi`. Default: any, whose effects are simulated and compared with the review. */
  readonly swapContracts?: SwapContracts | undefined
}
