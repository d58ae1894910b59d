import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SocialUser } from '../../login/login/storedSocial.js'
import type { AccountTotal } from './accountsView.js'

/**
 * Actions of the user in the account view: see `startAccountAction`. `settings`: its network, its user and its further actions have a view
 * of their own, because the account has lists.
 */
export type AccountAction =
  | 'connect'
  | 'networks'
  | 'buy'
  | 'send'
  | 'swap'
  | 'receive'
  | 'profile'
  | 'update-email'
  | 'login-settings'
  | 'smart-sessions'
  | 'choose-name'
  | 'accounts'
  | 'switch-wallet'
  | 'cancel-request'
  | 'disconnect'
  | 'disconnect-all'
  | 'other-account'
  | 'settings'

/** A list that the account view shows in a tab. */
export type AccountList = 'tokens' | 'nfts' | 'activity'

/** Actions that the account view of a namespace offers. */
export type AccountActionsModel = {
  /** The actions that are possible now, in the order in which a view shows them: see `features.walletFeaturesOrder`. */
  readonly actions: readonly AccountAction[]
  /** The lists of what the account owns and did, the first one selected. Empty without a data API, or on another chain. */
  readonly lists: readonly AccountList[]
  /** The value of all tokens. Absent if the account has no lists. */
  readonly total?: AccountTotal | undefined
  /** Number of decimals of `total`. */
  readonly valueDecimals: number
  /** E-mail address or name that identifies the user of a login. Absent: the account belongs to a wallet. */
  readonly login?:
    | { readonly email?: string | undefined; readonly social?: SocialUser | undefined }
    | undefined
  /**
   * Whether `updateName` must be called, so that it becomes known whether the account can register a name. Not before
   * `watchCapabilities` has asked a server that tells what it has.
   */
  readonly needsNameZone: boolean
}

/** The namespaces with tokens that can be bought and swapped, and with lists of accounts. */
export const namespacesOfActions: {
  readonly [Name in 'buy' | 'swap' | 'nfts' | 'activity']: readonly ChainNamespace[]
} = {
  buy: ['eip155', 'solana'],
  swap: ['eip155', 'solana'],
  nfts: ['eip155', 'solana'],
  activity: ['eip155', 'solana', 'bip122'],
}
