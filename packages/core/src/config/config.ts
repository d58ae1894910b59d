import type { AccountType } from '../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { AdapterFactory } from '../ports/Adapter.js'
import type { CatalogueFactory } from '../ports/Catalogue.js'
import type { Clock } from '../ports/Clock.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { Storage } from '../ports/Storage.js'
import type { Telemetry } from '../ports/Telemetry.js'
import type { StoredState } from './stored.js'
import type { ThemeMode, ThemeVariables, ThemeVariablesInput } from './themeVariables.js'

/** Groups of the wallet list. */
export type ConnectorGroup =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** Where the way to all wallets is shown. */
export type AllWalletsOption = 'SHOW' | 'HIDE' | 'ONLY_MOBILE'

/** What the dapp says of itself, shown by wallets. */
export type Metadata = {
  readonly name: string
  readonly description: string
  /** The page's own origin; wallets compare it with where they are. */
  readonly url: string
  readonly icons: readonly string[]
}

/** A wallet the dapp adds to the list by itself. Links are `https:` or an app's own scheme. */
export type CustomWallet = {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** Reverse domain name under which the wallet announces itself (EIP-6963). */
  readonly rdns?: string | undefined
}

/** Which parts of the product are on. */
export type FeatureOptions = {
  /** Order of the groups in the wallet list. Groups that are not named follow in the default order. */
  readonly connectorTypeOrder?: readonly ConnectorGroup[] | undefined
  /**
   * In the modal, wallets can only be chosen after the user has accepted the terms, each time it is opened. Needs
   * `termsConditionsUrl` or `privacyPolicyUrl`. `connect` and `pair` called by the app itself are not held back. Default
   * false.
   */
  readonly legalCheckbox?: boolean | undefined
}

/** What `createLatchkit` takes. Names follow what dapp developers already type. */
export type Options = {
  /** Tells the stored values of two kits on one origin apart. Default `projectId`, or `default` where there is none. */
  readonly name?: string | undefined
  /** Identifies the dapp to the services it uses. When it is missing, the kit shows an alert and keeps working. */
  readonly projectId?: string | undefined
  /** At least one. Every namespace needs an adapter to be connectable. */
  readonly networks: readonly [Network, ...Network[]]
  /** One for each namespace, at most. Default none. */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Wallets on other devices: `walletConnect()` of `@latchkit/core/walletconnect`. Default none. */
  readonly relay?: RelayFactory | undefined
  /** Where wallets are looked up: `catalogue()` of `@latchkit/blockchain-api`. Default the kit's own list, which asks no server. */
  readonly catalogue?: CatalogueFactory | undefined
  /** Where the page starts. One of `networks`; default the first. */
  readonly defaultNetwork?: Network | undefined
  readonly metadata?: Metadata | undefined
  /**
   * The type of account to make active, by namespace, when a wallet has several. Default `smartAccount` on `eip155`,
   * `payment` on `bip122`, `eoa` elsewhere. An external wallet on `eip155` only has accounts of type `eoa`.
   */
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  readonly features?: FeatureOptions | undefined
  /** Default: the system's preference. */
  readonly themeMode?: ThemeMode | undefined
  /** Names without their `--latchkit-` prefix. AppKit's names (`--w3m-…`, `--apkt-…`) are mapped. */
  readonly themeVariables?: ThemeVariablesInput | undefined
  /** True: never open the UnsupportedChain view by itself. Default false. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** False: no network chip, and no UnsupportedChain view. Default true. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** False: no wallets in the list at all. Default true. */
  readonly enableWallets?: boolean | undefined
  /** Shows wallets that announce themselves. Default true. */
  readonly enableEIP6963?: boolean | undefined
  /** Shows the wallet behind `window.ethereum`, where it does not announce itself. Default true. */
  readonly enableInjected?: boolean | undefined
  /** Shows "Haven't got a wallet?". Default true. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether "All wallets" is offered where there is a relay; `ONLY_MOBILE`: on phones. Default `SHOW`. */
  readonly allWallets?: AllWalletsOption | undefined
  /** Shown first, in this order. Ids are wallet ids, rdns or catalogue ids. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Only these. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never these; also hides installed wallets of that id or rdns. */
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /** Images by CAIP-2 id or plain EVM chain id. `https:`, `data:image/…`, or `http:` nearby. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Images by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /** Rendered where `LatchkitModal` stands, without overlay. Default false. */
  readonly enableEmbedded?: boolean | undefined
  /**
   * True: alerts are visible and warnings are logged. Default: true where `process.env.NODE_ENV` is
   * `development`, which bundlers set; else false.
   */
  readonly debug?: boolean | undefined
  /** `null`: nothing is kept. Default: `window.localStorage`, read at mount. */
  readonly storage?: Storage | null | undefined
  /** The state that a server read from the user's cookies, so that the first render is the same on both sides. */
  readonly initialState?: StoredState | undefined
  /** Where events go. Default none: nothing is sent anywhere. */
  readonly telemetry?: Telemetry | undefined
  /** Default: the system's. */
  readonly clock?: Clock | undefined
  /** Not supported yet: throws `ConfigError`, as `siweConfig` does. */
  readonly siwx?: unknown
  readonly siweConfig?: unknown
}

/** `Options` after the door: complete, checked, with every default filled in. */
export type Config = {
  /** Part of every storage key, cookie name and channel of the kit. */
  readonly name: string
  /** Whether the kit has no adapter: then remote wallets are all there is. */
  readonly isBasic: boolean
  readonly projectId: string
  readonly metadata: Metadata
  /** The types set by the dapp. A namespace that is absent uses the default type of `accountTypes`. */
  readonly defaultAccountTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly networks: readonly [Network, ...Network[]]
  readonly defaultNetwork: Network
  /** The network of a CAIP-2 id, where it is configured. */
  readonly networkOf: (chainId: CaipNetworkId) => Network | undefined
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  /** False without a link: there is nothing to accept. */
  readonly legalCheckbox: boolean
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
  readonly allowUnsupportedChain: boolean
  readonly enableNetworkSwitch: boolean
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableWalletGuide: boolean
  readonly allWallets: AllWalletsOption
  readonly featuredWalletIds: readonly string[]
  /** Absent: all. */
  readonly includeWalletIds: readonly string[] | undefined
  readonly excludeWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  readonly termsConditionsUrl: string | undefined
  readonly privacyPolicyUrl: string | undefined
  /** By CAIP-2 id only, checked. */
  readonly chainImages: Readonly<Partial<Record<CaipNetworkId, string>>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly enableEmbedded: boolean
  readonly debug: boolean
}
