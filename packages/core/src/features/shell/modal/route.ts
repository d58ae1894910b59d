import type { AccountType } from '../../../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ReplacementAction } from '../../history/replacement/types.js'
import type { OnRampChange } from '../../money/onramp/types.js'

/** The current view of the modal, with that view's own parameters. */
export type Route =
  /**
   * `namespace` narrows the list to wallets of that namespace; `chainId` is the network they are asked for. `restoring`: the namespace
   * whose account replaces the list if it is restored.
   */
  | {
      readonly view: 'connect'
      readonly namespace?: ChainNamespace | undefined
      readonly chainId?: CaipNetworkId | undefined
      readonly restoring?: ChainNamespace | undefined
    }
  | {
      readonly view: 'connecting'
      readonly walletId: string
      readonly namespace: ChainNamespace
      readonly chainId?: CaipNetworkId | undefined
    }
  /** A wallet of several namespaces: the user chooses the namespace to connect it in. */
  | { readonly view: 'connecting-multi-chain'; readonly walletId: string }
  /** A wallet on another device or in another app; without `walletId`, any wallet that scans the code. */
  | {
      readonly view: 'connecting-remote'
      readonly walletId?: string | undefined
      readonly platform?: RemotePlatform | undefined
    }
  /** The QR code and the wallets in one view, for an app without other wallets. */
  | { readonly view: 'connecting-basic' }
  /**
   * `tab` is the selected one; default: the first. `opened` is the id of the token or NFT,
   * or the hash of the transaction, that was opened last, which has the focus again.
   */
  | {
      readonly view: 'account'
      readonly namespace: ChainNamespace
      readonly tab?: 'tokens' | 'nfts' | 'activity' | undefined
      readonly opened?: string | undefined
    }
  /** The accounts that the wallet shares. */
  | { readonly view: 'switch-account'; readonly namespace: ChainNamespace }
  /** One of those accounts: what identifies it, and its label. */
  | { readonly view: 'profile'; readonly namespace: ChainNamespace; readonly address: string }
  /** A token of the account; `id` is that of the token in its list. It is one of those that are loaded. */
  | { readonly view: 'token-detail'; readonly namespace: ChainNamespace; readonly id: string }
  /** An NFT of the account; `id` is its CAIP-19 id. It is one of those that are loaded. */
  | { readonly view: 'nft-detail'; readonly namespace: ChainNamespace; readonly id: string }
  /** A transaction of the account; it is one of those that are loaded. */
  | { readonly view: 'activity-detail'; readonly namespace: ChainNamespace; readonly hash: string }
  /**
   * What replaces a pending transaction, and then the wallet's response. `id` is that of the transaction in
   * `state.transactions`. Only accounts of `eip155` can replace one.
   */
  | {
      readonly view: 'activity-replacement'
      readonly namespace: ChainNamespace
      readonly id: string
      readonly action: ReplacementAction
    }
  /** The address to send to; `accountType` selects one of several addresses. */
  | {
      readonly view: 'receive'
      readonly namespace: ChainNamespace
      readonly accountType?: AccountType | undefined
    }
  /** The networks that share that address. */
  | {
      readonly view: 'compatible-networks'
      readonly namespace: ChainNamespace
      readonly accountType?: AccountType | undefined
    }
  /** What to send, and where. Accounts of `eip155`, `solana` and `bip122` can send. */
  | { readonly view: 'send'; readonly namespace: ChainNamespace }
  /** The tokens that can be sent. */
  | { readonly view: 'send-token'; readonly namespace: ChainNamespace }
  /** What would be sent, the network fee, and then the wallet's response. */
  | { readonly view: 'send-review'; readonly namespace: ChainNamespace }
  /**
   * What to swap. Accounts of `eip155` and `solana` can swap. `fromToken` and `toToken` are symbols or addresses to begin with, `amount` is
   * that of the token to sell.
   */
  | {
      readonly view: 'swap'
      readonly namespace: ChainNamespace
      readonly fromToken?: string | undefined
      readonly toToken?: string | undefined
      readonly amount?: string | undefined
    }
  /** The tokens that can be swapped; `side` is the one to select. */
  | { readonly view: 'swap-token'; readonly namespace: ChainNamespace; readonly side: 'from' | 'to' }
  /** What is signed next, and then the wallet's response. */
  | { readonly view: 'swap-review'; readonly namespace: ChainNamespace }
  /** What to buy with money, and the offers of all providers. `preset` fills in the form. */
  | {
      readonly view: 'onramp'
      readonly namespace: ChainNamespace
      readonly preset?: OnRampChange | undefined
    }
  /** The currencies that can be bought. */
  | { readonly view: 'onramp-token'; readonly namespace: ChainNamespace }
  /** The currencies to pay with. */
  | { readonly view: 'onramp-fiat'; readonly namespace: ChainNamespace }
  /** What becomes of a purchase; without `purchaseId`, the one that is being started. */
  | {
      readonly view: 'onramp-progress'
      readonly namespace: ChainNamespace
      readonly purchaseId?: string | undefined
    }
  /** The purchases of this browser. */
  | { readonly view: 'onramp-activity'; readonly namespace: ChainNamespace }
  /** The permissions that the account granted to session keys of the app. Only accounts of `eip155` grant some. */
  | { readonly view: 'smart-sessions'; readonly namespace: ChainNamespace }
  /** What a name is good for. Only accounts of `eip155` have names. */
  | { readonly view: 'choose-account-name'; readonly namespace: ChainNamespace }
  /** The name to register. */
  | { readonly view: 'register-account-name'; readonly namespace: ChainNamespace }
  /** The wallet's response, and then the registered name. */
  | { readonly view: 'register-account-name-success'; readonly namespace: ChainNamespace }
  /** How to pay what the app asks for: see `openPay`. */
  | { readonly view: 'pay' }
  /** The payment with the wallet, and its network fee. */
  | { readonly view: 'pay-review' }
  /** What becomes of the payment. */
  | { readonly view: 'pay-progress' }
  /** The code of the payment for wallets that are not connected. */
  | { readonly view: 'pay-code' }
  /** The code of the login that was sent by e-mail. */
  | { readonly view: 'email-otp' }
  /** The link of the login that was sent by e-mail. */
  | { readonly view: 'email-device' }
  /** The providers of accounts to log in with; `namespace` is the one to connect. */
  | { readonly view: 'connect-socials'; readonly namespace?: ChainNamespace | undefined }
  /** The login with an account of a provider. */
  | { readonly view: 'connecting-social' }
  /** The login with Farcaster: its code, or the button that opens the app. */
  | { readonly view: 'connecting-farcaster' }
  /** The wallets, if the Connect view has them behind a button; `namespace` and `chainId` are those of that view. */
  | {
      readonly view: 'connect-wallets'
      readonly namespace?: ChainNamespace | undefined
      readonly chainId?: CaipNetworkId | undefined
    }
  /** The new e-mail address of the login. */
  | { readonly view: 'update-email' }
  /** The code that was sent to the current address. */
  | { readonly view: 'update-email-primary' }
  /** The code that was sent to the new address. */
  | { readonly view: 'update-email-secondary' }
  /** A request that the user approves in the login frame, which is shown above this view. */
  | { readonly view: 'approve-transaction' }
  /** The message that signs the account in. `isRequired` while it is known that an account that does not sign in is disconnected. */
  | {
      readonly view: 'siwx-sign-message'
      readonly namespace: ChainNamespace
      readonly isRequired?: true | undefined
    }
  | { readonly view: 'networks' }
  | { readonly view: 'switch-network'; readonly chainId: CaipNetworkId }
  /** A network was chosen whose namespace has no wallet connected, while another has one. */
  | { readonly view: 'switch-active-chain'; readonly chainId: CaipNetworkId }
  | { readonly view: 'unsupported-chain'; readonly namespace: ChainNamespace }
  /** All wallets of the directory; `namespace` is the one to connect the chosen wallet in. */
  | { readonly view: 'all-wallets'; readonly namespace?: ChainNamespace | undefined }
  /** The download links of a wallet. */
  | { readonly view: 'downloads'; readonly walletId: string }
  | { readonly view: 'what-is-a-wallet' }
  | { readonly view: 'get-wallet' }
  | { readonly view: 'what-is-a-network' }

/** How a remote wallet is reached: by QR code, as an app on this device, as a web app, or as a browser extension. */
export type RemotePlatform = 'qrcode' | 'mobile' | 'desktop' | 'web' | 'browser'

/** The name of a view. */
export type ViewName = Route['view']

/** Why the modal was closed. */
export type CloseReason = 'escape' | 'backdrop' | 'close-button' | 'back' | 'action' | 'done'
