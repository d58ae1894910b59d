import type {
  AccountType,
  ChainNamespace,
  DownloadLink,
  NetworkRow,
  RemotePlatform,
  SnackbarCode,
  ViewName,
  WalletRow,
} from '@latchkit/core'

/** A title and the sentence under it. */
export type Paragraph = { readonly title: string; readonly text: string }

/** What happened, and what the user can do about it. */
export type ErrorText = { readonly text: string; readonly advice?: string }

/** The texts of errors and of the kit's own passing messages. */
export type ErrorCopy = {
  /** By the `code` of the error; `unexpected` stands for every code that is missing. */
  readonly messages: { readonly [code: string]: ErrorText } & { readonly unexpected: ErrorText }
  /** By the JSON-RPC or EIP-1193 error code of the wallet: what to do, instead of the advice of the message. */
  readonly walletAdvice: { readonly [rpcCode: number]: string }
  readonly snackbar: { readonly [code in SnackbarCode]: string }
}

/**
 * Every string of the modal. The English one (`copy/en.ts`) is the contract, a locale is another value of this type.
 *
 * `{wallet}`, `{network}`, … stand for a value; each locale uses the same ones. A right-to-left locale puts
 * the isolates U+2068 and U+2069 round them, so that a Latin name does not upset the order of the words.
 */
export type Copy = {
  /** BCP 47 tag: the `lang` of the modal, and how numbers are written. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly titles: { readonly [view in ViewName]: string }
  readonly frame: {
    readonly back: string
    readonly help: string
    readonly close: string
    readonly dismissAlert: string
  }
  /** Null: the English texts of the errors and the messages themselves. */
  readonly errors: ErrorCopy | null
  /** Where a view threw an error while rendering. */
  readonly viewFailure: Paragraph & { readonly retry: string }
  readonly tags: { readonly [tag in NonNullable<WalletRow['tag']>]: string }
  readonly namespaces: { readonly [namespace in ChainNamespace]: string }
  readonly connect: {
    readonly discovering: string
    readonly wallets: string
    /** Where only those of one namespace are listed; holds `{namespace}`. */
    readonly walletsFor: string
    readonly empty: Paragraph
    /** Holds `{namespace}`. */
    readonly emptyFor: string
    readonly allWallets: string
    /** The name of a wallet that does not name itself. */
    readonly browserWallet: string
    readonly getWallet: string
    readonly learn: string
    readonly guide: string
    readonly guideAction: string
    /** Holds `{terms}` and `{privacy}`. */
    readonly legal: string
    /** Holds the one that is linked: `{terms}` or `{privacy}`. */
    readonly legalTerms: string
    readonly legalPrivacy: string
    /** Labels of the checkbox, as `legal`, `legalTerms` and `legalPrivacy`. */
    readonly accept: string
    readonly acceptTerms: string
    readonly acceptPrivacy: string
    readonly terms: string
    readonly privacy: string
  }
  readonly connecting: {
    readonly opening: Paragraph
    readonly declined: Paragraph
    readonly failed: string
    readonly notInstalled: Paragraph
    readonly connected: string
    readonly retry: string
    readonly get: string
    readonly otherWallets: string
  }
  readonly connectingRemote: {
    /** Stands for `{wallet}` where none was chosen. */
    readonly anyWallet: string
    /** What the platforms are for. */
    readonly platformsLabel: string
    readonly platforms: { readonly [platform in RemotePlatform]: string }
    /** Holds `{wallet}`. */
    readonly preparing: string
    /** What the code is, for those who do not see it; holds `{wallet}`. */
    readonly code: string
    /** Holds `{wallet}`. */
    readonly scan: string
    readonly scanAny: string
    readonly copyLink: string
    readonly copied: string
    readonly open: Paragraph
    /** Holds `{wallet}`. */
    readonly openWallet: string
    readonly openFallback: string
    /** `otherWay`: said where there is one. */
    readonly notDetected: Paragraph & { readonly otherWay: string }
    /** Holds `{wallet}`. */
    readonly get: string
    readonly getAction: string
  }
  readonly allWallets: {
    readonly search: string
    /** Name of the list. */
    readonly list: string
    readonly loading: string
    /** Holds `{count}`. */
    readonly count: string
    readonly certifiedOnly: string
    readonly certified: string
    readonly qrCode: string
    readonly noMatch: Paragraph
    readonly noneCertified: string
    /** Said where the catalogue could not be asked. */
    readonly builtIn: string
    readonly retry: string
  }
  readonly downloads: {
    /** Holds `{wallet}`. */
    readonly lead: string
    /** Name of the list; holds `{wallet}`. */
    readonly list: string
    readonly stores: { readonly [store in DownloadLink['store']]: string }
    readonly empty: Paragraph
  }
  readonly connectingMultiChain: {
    readonly lead: Paragraph
    /** Where there are several; holds `{network}`, the one it will be on, and `{count}`, how many more there are. */
    readonly networks: string
    readonly connected: string
  }
  readonly account: {
    readonly disconnected: Paragraph
    readonly copyAddress: string
    readonly copied: string
    readonly balance: string
    readonly balanceLoading: string
    readonly balanceUnavailable: string
    readonly network: string
    readonly unsupportedNetwork: string
    readonly explorer: string
    readonly wallet: string
    readonly switchWallet: string
    readonly accounts: string
    readonly activeAccount: string
    /** What an address of a wallet with several kinds of them is for; an ordinary one needs no word. */
    readonly accountTypes: { readonly [type in Exclude<AccountType, 'eoa'>]: string }
    /** Heading over what the page knows of other namespaces. */
    readonly others: string
    /** What the wallet was asked and has not answered; `signature` and `transaction` hold `{wallet}`. */
    readonly pendingRequest: {
      readonly heading: string
      readonly signature: string
      readonly transaction: string
      readonly cancel: string
    }
    /** Holds `{namespace}`. */
    readonly connectOther: string
    readonly disconnect: string
    readonly disconnectAll: string
    readonly disconnecting: string
  }
  readonly networks: {
    readonly search: string
    readonly clear: string
    readonly noMatch: Paragraph
    readonly active: string
    readonly testnet: string
    readonly disabled: { readonly [reason in NonNullable<NetworkRow['disabled']>]: string }
  }
  readonly switchNetwork: {
    readonly asking: Paragraph
    /** Where no wallet is known by name. */
    readonly askingAnyWallet: string
    readonly declined: Paragraph
    readonly failed: string
    readonly switched: string
    readonly retry: string
  }
  readonly switchActiveChain: {
    /** The wallet in use serves the namespace, too. */
    readonly sameWallet: Paragraph
    readonly choose: Paragraph
    readonly none: Paragraph
    /** Said after the text where another wallet is connected; holds `{wallet}`. */
    readonly stays: string
    /** Holds `{wallet}`. */
    readonly connect: string
    readonly chooseWallet: string
    readonly otherWallet: string
    readonly getWallet: string
  }
  readonly unsupportedChain: {
    /** Holds `{network}`. */
    readonly explain: Paragraph
    /** A chain without a known name; holds `{id}`. */
    readonly unnamed: string
    readonly declined: string
    readonly failed: string
    readonly switching: string
    readonly disconnect: string
    readonly disconnecting: string
  }
  readonly getWallet: {
    readonly lead: string
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

/** Every string of the buttons that stand in the page. Apart from {@link Copy}, because it is there before the first click. */
export type ButtonCopy = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly connect: string
  readonly connecting: string
  /** Name of the account button; holds `{account}`. */
  readonly account: string
  readonly selectNetwork: string
  readonly switchNetwork: string
  /** Name of the network button; holds `{network}`. */
  readonly network: string
  /** Where the modal itself cannot be had, and with it its words. */
  readonly loadFailure: Paragraph & { readonly retry: string; readonly close: string }
}
