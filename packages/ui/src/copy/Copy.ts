import type {
  AccountType,
  ChainNamespace,
  DownloadLink,
  NetworkRow,
  RemotePlatform,
  ViewName,
  WalletRow,
} from '@latchkit/core'
import type { AccountsCopy } from './AccountsCopy.js'
import type { AccountTypeCopy } from './AccountTypeCopy.js'
import type { ActivityCopy } from './ActivityCopy.js'
import type { LoginCopy } from './LoginCopy.js'
import type { MessageCopy } from './MessageCopy.js'
import type { NamesCopy } from './NamesCopy.js'
import type { NftsCopy } from './NftsCopy.js'
import type { OnRampCopy } from './OnRampCopy.js'
import type { PayCopy } from './PayCopy.js'
import type { ReplacementCopy } from './ReplacementCopy.js'
import type { SendCopy } from './SendCopy.js'
import type { SiwxCopy } from './SiwxCopy.js'
import type { SmartSessionsCopy } from './SmartSessionsCopy.js'
import type { SwapCopy } from './SwapCopy.js'
import type { TokenDetailCopy } from './TokenDetailCopy.js'
import type { Paragraph, PluralTexts } from './texts.js'

/**
 * Every string of the modal. A locale is a value of this type; `copy/en.ts` is the reference. `{wallet}`, `{network}`, … are
 * placeholders; every locale uses the same ones. A right-to-left locale encloses them in the isolates U+2068 and U+2069, so that a
 * Latin name does not change the order of the words.
 */
export type Copy = {
  /** BCP 47 tag: the `lang` attribute of the modal and the locale of its numbers. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The titles of the views. `accountTitles` has the titles of the account area. */
  readonly titles: { readonly [view in Exclude<ViewName, AccountViewName>]: string }
  readonly frame: {
    readonly back: string
    readonly help: string
    readonly close: string
    readonly dismissAlert: string
  }
  /** Loads the texts of errors and messages. They are a separate chunk, because most users never see them. */
  readonly loadMessages: () => Promise<MessageCopy>
  /** Loads the texts of the account area. They are a separate chunk, because no user sees them before connecting. */
  readonly loadAccount: () => Promise<AccountCopy>
  /** Shown if a view throws an error while rendering. */
  readonly viewFailure: Paragraph & { readonly retry: string }
  readonly tags: { readonly [tag in NonNullable<WalletRow['tag']>]: string }
  readonly namespaces: { readonly [namespace in ChainNamespace]: string }
  readonly connect: {
    readonly discovering: string
    readonly wallets: string
    /** Accessible name of the wallets that follow the installed ones. */
    readonly more: string
    /** Heading of a list with the wallets of one namespace. Placeholder: `{namespace}`. */
    readonly walletsFor: string
    readonly empty: Paragraph
    /** Placeholder: `{namespace}`. */
    readonly emptyFor: string
    readonly allWallets: string
    /** The words for an installed wallet without a name. */
    readonly browserWallet: string
    readonly getWallet: string
    readonly learn: string
    readonly guide: string
    readonly guideAction: string
    /** Placeholders: `{terms}` and `{privacy}`. */
    readonly legal: string
    /** Placeholder: `{terms}`. */
    readonly legalTerms: string
    /** Placeholder: `{privacy}`. */
    readonly legalPrivacy: string
    /** Label of the checkbox, with the placeholders of `legal`. `acceptTerms` and `acceptPrivacy` likewise. */
    readonly accept: string
    readonly acceptTerms: string
    readonly acceptPrivacy: string
    readonly terms: string
    readonly privacy: string
  }
  readonly connecting: {
    readonly opening: Paragraph
    /** Title of the modal after an attempt that did not connect. */
    readonly ended: string
    readonly declined: Paragraph
    readonly failed: string
    readonly notInstalled: Paragraph
    readonly connected: string
    readonly retry: string
    readonly get: string
    readonly otherWallets: string
  }
  readonly connectingRemote: {
    /** The value of `{wallet}` if no wallet was selected, or if it has no name. */
    readonly anyWallet: string
    /** Label of the platform tabs. */
    readonly platformsLabel: string
    readonly platforms: { readonly [platform in RemotePlatform]: string }
    /** Placeholder: `{wallet}`. */
    readonly preparing: string
    /** Accessible name of the QR code. Placeholder: `{wallet}`. */
    readonly code: string
    /** Placeholder: `{wallet}`. */
    readonly scan: string
    readonly scanAny: string
    readonly copyLink: string
    readonly copied: string
    readonly open: Paragraph
    /** Placeholder: `{wallet}`. */
    readonly openWallet: string
    readonly openFallback: string
    /** `otherWay` is shown if there is another platform. */
    readonly notDetected: Paragraph & { readonly otherWay: string }
    /** Placeholder: `{wallet}`. */
    readonly get: string
    readonly getAction: string
  }
  readonly allWallets: {
    readonly search: string
    /** Accessible name of the list. */
    readonly list: string
    readonly loading: string
    readonly count: PluralTexts
    readonly certifiedOnly: string
    readonly certified: string
    readonly qrCode: string
    readonly noMatch: Paragraph
    readonly noneCertified: string
    /** Shown if the wallet directory failed to load. */
    readonly builtIn: string
    readonly retry: string
  }
  readonly downloads: {
    /** Placeholder: `{wallet}`. */
    readonly lead: string
    /** The link for this device. */
    readonly open: { readonly [store in DownloadLink['store']]: string }
    /** Heading of the links for other devices. */
    readonly others: string
    readonly stores: { readonly [store in DownloadLink['store']]: string }
    /** Label of the tabs with one QR code each. */
    readonly phones: string
    /** Accessible name of the QR code. Placeholder: `{store}`. */
    readonly code: string
    /** Placeholder: `{wallet}`. */
    readonly scan: string
    readonly empty: Paragraph
  }
  readonly connectingMultiChain: {
    readonly lead: Paragraph
    /** Placeholders: `{network}`, the initial network, and `{count}`, the number of other networks. */
    readonly networks: PluralTexts
    readonly connected: string
  }
  readonly networks: {
    readonly search: string
    readonly clear: string
    readonly noMatch: Paragraph
    readonly active: string
    readonly testnet: string
    /** Heading of the testnets of all namespaces. */
    readonly testnets: string
    readonly disabled: { readonly [reason in NonNullable<NetworkRow['disabled']>]: string }
  }
  readonly switchNetwork: {
    readonly asking: Paragraph
    /** Shown if the name of the wallet is unknown. */
    readonly askingAnyWallet: string
    /** Title of the modal after an attempt that did not switch. */
    readonly ended: string
    readonly declined: Paragraph
    readonly failed: string
    readonly switched: string
    readonly retry: string
  }
  readonly switchActiveChain: {
    /** Shown if the connected wallet also supports the namespace. */
    readonly sameWallet: Paragraph
    readonly choose: Paragraph
    readonly none: Paragraph
    /** Appended to the text if another wallet is connected. Placeholder: `{wallet}`. */
    readonly stays: string
    /** Placeholder: `{wallet}`. */
    readonly connect: string
    readonly chooseWallet: string
    readonly otherWallet: string
    readonly getWallet: string
  }
  readonly unsupportedChain: {
    /** Placeholder: `{network}`. */
    readonly explain: Paragraph
    /** Replaces the title of `explain` if the name of the network is unknown. */
    readonly explainUnnamed: string
    /** Shown instead of a name that is unknown. */
    readonly unnamed: string
    readonly declined: string
    readonly failed: string
    readonly switching: string
    readonly disconnect: string
    readonly disconnecting: string
  }
  readonly getWallet: {
    readonly lead: string
    /** Platforms of a wallet. `website` is shown if nothing else is known. */
    readonly website: string
    readonly chromeStore: string
    readonly appStore: string
    readonly playStore: string
    readonly empty: Paragraph
  }
  readonly whatIsAWallet: {
    readonly panes: readonly [Paragraph, Paragraph, Paragraph]
    readonly getWallet: string
  }
  readonly whatIsANetwork: {
    readonly panes: readonly [Paragraph, Paragraph]
    readonly learnMore: string
    readonly learnMoreUrl: string
  }
}

/** The views that need a connected wallet: the account, and what opens from it; and the views of the login without a wallet. */
export type AccountViewName = Extract<
  ViewName,
  | 'account'
  | 'switch-account'
  | 'profile'
  | 'receive'
  | 'compatible-networks'
  | 'send'
  | `send-${string}`
  | 'swap'
  | 'swap-token'
  | 'swap-review'
  | 'onramp'
  | `onramp-${string}`
  | 'choose-account-name'
  | `register-account-name${string}`
  | 'pay'
  | `pay-${string}`
  | 'activity-replacement'
  | `${string}-detail`
  | `email-${string}`
  | `update-email${string}`
  | `connect${'-socials' | 'ing-social' | 'ing-farcaster' | '-wallets'}`
  | 'approve-transaction'
  | 'siwx-sign-message'
  | 'smart-sessions'
>

/** Every string of those views. */
export type AccountCopy = {
  readonly accountTitles: { readonly [view in AccountViewName]: string }
  readonly account: {
    readonly disconnected: Paragraph
    readonly copyAddress: string
    readonly copied: string
    readonly balance: string
    readonly balanceLoading: string
    readonly balanceUnavailable: Paragraph
    readonly network: string
    readonly unsupportedNetwork: string
    readonly explorer: string
    readonly wallet: string
    readonly switchWallet: string
    /** Opens what is behind the avatar, and is its title. */
    readonly settings: string
    readonly accounts: string
    readonly activeAccount: string
    readonly list: AccountsCopy
    /** Purpose of an address. An ordinary address (`eoa`) has no label. */
    readonly accountTypes: { readonly [type in Exclude<AccountType, 'eoa'>]: string }
    readonly accountType: AccountTypeCopy
    /** Heading of the accounts of other namespaces. */
    readonly others: string
    /** The request that is pending in the wallet. Placeholder of `signature` and `transaction`: `{wallet}`. */
    readonly pendingRequest: {
      readonly heading: string
      readonly signature: string
      readonly transaction: string
      readonly cancel: string
    }
    /** Placeholder: `{namespace}`. */
    readonly connectOther: string
    /** Accessible name of the tabs with the tokens, the NFTs and the activity, which have the headings of each. */
    readonly panels: string
    readonly tokens: TokensCopy
    readonly nfts: NftsCopy
    readonly activity: ActivityCopy
    readonly disconnect: string
    readonly disconnectAll: string
    readonly disconnecting: string
    readonly receive: string
    readonly send: string
    readonly swap: string
    readonly buy: string
    /** The row of an account without a name. */
    readonly chooseName: string
  }
  readonly send: SendCopy
  readonly swap: SwapCopy
  readonly onramp: OnRampCopy
  readonly names: NamesCopy
  readonly siwx: SiwxCopy
  readonly smartSessions: SmartSessionsCopy
  readonly login: LoginCopy
  readonly pay: PayCopy
  readonly replacement: ReplacementCopy
  readonly receive: {
    /** Shown while no wallet is connected. */
    readonly disconnected: string
    /** Accessible name of the QR code. Placeholder: `{network}`. */
    readonly code: string
    /** Read before the address by assistive technology. */
    readonly address: string
    readonly share: string
    /** Label of the tabs with one address each. */
    readonly types: string
    /** Label and purpose of an address. */
    readonly accountTypes: { readonly [type in AccountType]: Paragraph }
    /** Shown if no other network shares the address. Placeholder: `{network}`. */
    readonly onlyHere: string
    /** Shown if several networks share the address. Placeholder: `{network}`. */
    readonly onlyCompatible: string
    /** Explains the list of compatible networks. */
    readonly compatible: string
    /** Title of the warning about a smart account in the list of networks. */
    readonly checkNetwork: string
    readonly smartAccount: string
  }
}

/** The strings of the tokens of an account. */
export type TokensCopy = {
  readonly heading: string
  readonly loading: string
  /** Which network the tokens are on. Placeholder: `{network}`. */
  readonly network: string
  /** Accessible name of the total value. */
  readonly total: string
  /** The last read failed. Placeholder: `{time}`. */
  readonly stale: string
  /** Placeholder of the text: `{network}`. */
  readonly empty: Paragraph
  /** The app does not have the tokens. Placeholder of the text: `{network}`. */
  readonly absent: Paragraph
  /** In the place of the total value, if no value is known. `absent`: the app has no prices. Placeholder: `{network}`. */
  readonly prices: { readonly absent: string; readonly failing: string }
  /** Below few tokens. Placeholder: `{network}`. */
  readonly noOthers: string
  /** The same, if the account can own tokens that the app does not show. Placeholder: `{network}`. */
  readonly partial: string
  readonly noPrice: string
  /** The name of a token without a name and a symbol. */
  readonly unknown: string
  readonly showAll: PluralTexts
  readonly showFewer: string
  /** The code that shows the tokens could not be loaded. */
  readonly loadFailure: Paragraph
  readonly retry: string
  readonly detail: TokenDetailCopy
}

/** Every string of the buttons in the page. Separate from {@link Copy}, because the buttons need it for the first render. */
export type ButtonCopy = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly connect: string
  readonly connecting: string
  /** Accessible name of the account button. Placeholder: `{account}`. */
  readonly account: string
  readonly selectNetwork: string
  readonly switchNetwork: string
  /** Accessible name of the network button. Placeholder: `{network}`. */
  readonly network: string
  /** Shown if the modal, and with it its copy, failed to load. */
  readonly loadFailure: Paragraph & { readonly retry: string; readonly close: string }
}
