import type { WalletOptions } from '../wallet/createWallet.js'

/** A wallet, and how it shows itself on a page. */
export type PageWallet = WalletOptions & {
  /** Properties of its provider, such as `isMetaMask`. */
  readonly flags?: Readonly<Record<string, boolean>> | undefined
  /** Where its provider is on `window`, such as `phantom.ethereum`. Default: only `ethereum`, for the first wallet of the page. */
  readonly globals?: readonly string[] | undefined
  /** Whether it replaces a provider that is on `window` already. Default false. */
  readonly takesOver?: boolean | undefined
  /** Whether it is in frames. Default true. */
  readonly inFrames?: boolean | undefined
  /** Whether it is on pages without HTTPS, other than pages of this machine. Default true. */
  readonly onInsecurePages?: boolean | undefined
  /** Whether each origin has a chain of its own, or all have the same one. Default `origin`. */
  readonly chainScope?: 'origin' | 'wallet' | undefined
  /** How long its user needs to approve, in milliseconds. Default 0. */
  readonly promptMs?: number | undefined
}
