import type { ViemChain } from '../foundation/networks/fromViemChain.js'
import type { AccountType } from '../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { Network } from '../foundation/schema/network.js'
import type { SocialProvider } from '../foundation/schema/socialProvider.js'
import type { AdapterFactory } from '../ports/Adapter.js'
import type { CatalogueFactory } from '../ports/Catalogue.js'
import type { Clock } from '../ports/Clock.js'
import type { DataApiFactory } from '../ports/DataApi.js'
import type { LoginFactory } from '../ports/Frame.js'
import type { Gateway } from '../ports/Gateway.js'
import type { RelayFactory } from '../ports/Relay.js'
import type { SiweConfig, SiwxConfig } from '../ports/Siwx.js'
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

/** A method of the Connect view. */
export type ConnectMethod = 'wallet' | 'email' | 'social'

/** Actions that the account offers with its tokens. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

/** When "All wallets" is offered. */
export type AllWalletsOption = 'SHOW' | 'HIDE' | 'ONLY_MOBILE'

/** The dapp's metadata, which wallets show. */
export type Metadata = {
  readonly name: string
  readonly description: string
  /** The app's own origin; wallets compare it with the actual origin. */
  readonly url: string
  readonly icons: readonly string[]
}

/** A wallet that the dapp adds to the list. Links are `https:` or an app's own scheme. */
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

/** The enabled features. */
export type FeatureOptions = {
  /**
   * Whether the wallets of the Connect view are behind a button, if it offers a login (option `login`). Default false.
   */
  readonly collapseWallets?: boolean | undefined
  /**
   * Order of the methods in the Connect view. Omitted ones follow in the default order: the wallets come first if one is
   * installed, else last.
   */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** Order of the groups in the wallet list. Omitted groups follow in the default order. */
  readonly connectorTypeOrder?: readonly ConnectorGroup[] | undefined
  /** Whether the Connect view offers the login by e-mail. Requires `login`. Default true. */
  readonly email?: boolean | undefined
  /** Whether the account has a list of its transactions. Without `dataApi`, those that the app has sent. Default true. */
  readonly history?: boolean | undefined
  /**
   * Whether the modal requires the user to accept the terms, each time it opens, before choosing a
   * wallet. Requires `termsConditionsUrl` or `privacyPolicyUrl`. Does not affect `connect` and
   * `createPairing` called by the app. Default false.
   */
  readonly legalCheckbox?: boolean | undefined
  /**
   * Whether the modal offers the login with a passkey, which users add in the settings of their wallet. Requires `login`. Default
   * false.
   */
  readonly passkey?: boolean | undefined
  /** Whether `openPay` can be used: payments with the wallet, and by exchange. Default false. */
  readonly pay?: boolean | undefined
  /** Whether the account offers the Receive view, which shows its address. Default true. */
  readonly receive?: boolean | undefined
  /** Whether the account offers the Send view, on EVM chains. Default true. */
  readonly send?: boolean | undefined
  /**
   * The providers of accounts to log in with, in their order in the modal. Requires `login`, and the settings of each provider in
   * the login service. Default none.
   */
  readonly socials?: readonly SocialProvider[] | false | undefined
  /**
   * Whether the account offers the list of permissions that it granted to session keys of the app: see `grantPermissions`.
   * Default false.
   */
  readonly smartSessions?: boolean | undefined
  /** Whether the account offers the Swap view, on EVM chains. Requires `dataApi`. Default true. */
  readonly swaps?: boolean | undefined
  /**
   * Whether the account offers to buy tokens with money, with the option `dataApi`. `restrictedTimeZones`: the time zones (IANA) of
   * devices that buy nothing; default the zones of mainland China, Hong Kong and Macau. Default true.
   */
  readonly onramp?: boolean | { readonly restrictedTimeZones?: readonly string[] | undefined } | undefined
  /** Order of the buttons of the account. Omitted ones follow in the default order: `onramp`, `swaps`, `receive`, `send`. */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
}

/** Options of `createLatchkit`. The names follow AppKit. */
export type Options = {
  /**
   * Separates the stored values of two kits on one origin. Default `projectId`, or `default`
   * without one.
   */
  readonly name?: string | undefined
  /**
   * Identifies the dapp to the services it uses. Without it, the kit shows an alert and keeps
   * working.
   */
  readonly projectId?: string | undefined
  /** At least one: networks of `@latchkit/core/networks`, or chains of `viem/chains`. Every namespace needs an adapter to be connectable. */
  readonly networks: readonly [Network | ViemChain, ...(Network | ViemChain)[]]
  /** At most one for each namespace. Default none. */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /**
   * Your own server: `gateway()` of `@latchkit/gateway-client`. It sets `relay`, `catalogue` and `dataApi`, and the RPC URLs that are
   * asked first; the value of `@latchkit/gateway-client/login` also `login` and `siwx`. An option that is given beside it is
   * used instead. Default none.
   */
  readonly gateway?: Gateway | undefined
  /** Connects remote wallets: `walletConnect()` of `@latchkit/core/walletconnect`. Default none. */
  readonly relay?: RelayFactory | undefined
  /** Logs users in without a wallet: `loginFrame()` of `@latchkit/frame-client/login`. Default none. */
  readonly login?: LoginFactory | undefined
  /**
   * The wallet directory: `catalogue()` of `@latchkit/blockchain-api`. Default: the built-in
   * wallets, without a server.
   */
  readonly catalogue?: CatalogueFactory | undefined
  /**
   * The server with the tokens of accounts: `dataApi()` of `@latchkit/blockchain-api`. Default: none. The account then shows the native
   * token and the `tokens` of each network, read from its nodes, and the transactions that the app has sent.
   */
  readonly dataApi?: DataApiFactory | undefined
  /** The initial network. One of `networks`; default the first. */
  readonly defaultNetwork?: Network | ViemChain | undefined
  readonly metadata?: Metadata | undefined
  /**
   * The type of account to make active, by namespace, when a wallet has several. Default `smartAccount` on `eip155`,
   * `payment` on `bip122`, `eoa` elsewhere. An external wallet on `eip155` only has accounts of type `eoa`.
   */
  readonly defaultAccountTypes?: Readonly<Partial<Record<ChainNamespace, AccountType>>> | undefined
  readonly features?: FeatureOptions | undefined
  /** Default: the system's preference. */
  readonly themeMode?: ThemeMode | undefined
  /** Names without the `--latchkit-` prefix. AppKit's names (`--w3m-…`, `--apkt-…`) are mapped. */
  readonly themeVariables?: ThemeVariablesInput | undefined
  /** Whether the UnsupportedChain view never opens automatically. Default false. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether the network chip and the UnsupportedChain view are shown. Default true. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether wallets are listed. Default true. */
  readonly enableWallets?: boolean | undefined
  /** Whether wallets that announce themselves (EIP-6963) are listed. Default true. */
  readonly enableEIP6963?: boolean | undefined
  /**
   * Whether the wallet of `window.ethereum` is listed if it does not announce itself. Default true.
   */
  readonly enableInjected?: boolean | undefined
  /** Whether "Haven't got a wallet?" is shown. Default true. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether the modal has two panes from 720 px: the wallets, and beside them the chosen one or what a wallet is. Default false. */
  readonly enableTwoPanes?: boolean | undefined
  /**
   * When "All wallets" is offered, which requires a relay; `ONLY_MOBILE`: on phones. Default
   * `SHOW`.
   */
  readonly allWallets?: AllWalletsOption | undefined
  /** Wallets listed first, in this order. Ids are wallet ids, rdns or catalogue ids. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Lists only these wallets. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** Never lists these wallets; also hides installed wallets with that id or rdns. */
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  /**
   * Images by CAIP-2 id or plain EVM chain id. `https:`, `data:image/…`, or `http:` on a private
   * network.
   */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Images by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /**
   * Whether the modal is rendered inline, in place of `LatchkitModal`, without overlay. Default
   * false.
   */
  readonly enableEmbedded?: boolean | undefined
  /**
   * Whether alerts are shown and warnings are logged. Default: true if `process.env.NODE_ENV` is
   * `development`, which builds set; otherwise false.
   */
  readonly debug?: boolean | undefined
  /** Default: `window.localStorage`, read at mount. `null` disables storage. */
  readonly storage?: Storage | null | undefined
  /**
   * The state that a server parsed from the user's cookies, so that server and client render the
   * same.
   */
  readonly initialState?: StoredState | undefined
  /** Receives analytics events. Default none: nothing is sent. */
  readonly telemetry?: Telemetry | undefined
  /** Default: the system's. */
  readonly clock?: Clock | undefined
  /** Signs connected accounts in with a message: creates it, verifies it, and stores the sessions. Default none. */
  readonly siwx?: SiwxConfig | undefined
  /** The older form of `siwx`, for EVM chains only. Not both. */
  readonly siweConfig?: SiweConfig | undefined
}

/** Validated `Options` with every default filled in. */
export type Config = {
  /** Part of every storage key, cookie name and channel of the kit. */
  readonly name: string
  /** Whether the kit has no adapter, and only connects remote wallets. */
  readonly isBasic: boolean
  readonly projectId: string
  readonly metadata: Metadata
  /** The account types set by the dapp. Other namespaces use the default of `accountTypes`. */
  readonly defaultAccountTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly networks: readonly [Network, ...Network[]]
  readonly defaultNetwork: Network
  /** Returns the configured network with a CAIP-2 id; `undefined` if there is none. */
  readonly networkOf: (chainId: CaipNetworkId) => Network | undefined
  readonly connectorTypeOrder: readonly ConnectorGroup[]
  readonly collapseWallets: boolean
  readonly connectMethodsOrder: readonly ConnectMethod[]
  readonly socials: readonly SocialProvider[]
  readonly email: boolean
  readonly history: boolean
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Always false without a link, because there is nothing to accept. */
  readonly legalCheckbox: boolean
  readonly passkey: boolean
  readonly smartSessions: boolean
  readonly pay: boolean
  readonly receive: boolean
  readonly send: boolean
  readonly swaps: boolean
  readonly onramp: NonNullable<FeatureOptions['onramp']>
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
  readonly allowUnsupportedChain: boolean
  readonly enableNetworkSwitch: boolean
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableWalletGuide: boolean
  readonly enableTwoPanes: boolean
  readonly allWallets: AllWalletsOption
  readonly featuredWalletIds: readonly string[]
  /** Absent: all wallets. */
  readonly includeWalletIds: readonly string[] | undefined
  readonly excludeWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  readonly termsConditionsUrl: string | undefined
  readonly privacyPolicyUrl: string | undefined
  /** Validated images, by CAIP-2 id only. */
  readonly chainImages: Readonly<Partial<Record<CaipNetworkId, string>>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly enableEmbedded: boolean
  readonly debug: boolean
  /** The option `siwx`, or `siweConfig`; see `getSiwx`. */
  readonly siwx: SiwxConfig | SiweConfig | undefined
}
