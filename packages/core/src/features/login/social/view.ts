import type { ConnectMethod } from '../../../config/config.js'
import type { SocialProvider } from '../../../foundation/schema/socialProvider.js'
import type { LoginFailure } from '../login/view.js'

/** The model of the ConnectingSocial view. */
export type ConnectingSocialModel =
  | { readonly status: 'none' }
  | ({ readonly provider: SocialProvider } /** The pop-up is open, and does not show the provider yet. */ & (
      | { readonly status: 'opening' }
      /** The user logs in, in the pop-up. */
      | { readonly status: 'waiting' }
      /** The browser has blocked the pop-up: the user can continue in this window. */
      | { readonly status: 'blocked' }
      /** This window shows the provider next. */
      | { readonly status: 'leaving' }
      /** The login is completed. */
      | { readonly status: 'verifying' }
      | { readonly status: 'connecting' }
      | { readonly status: 'failed'; readonly failure: LoginFailure }
    ))

/** The model of the ConnectingFarcaster view. While it is `preparing`, the address is not known yet. `isPhone`: the view has a button that opens the app, instead of a code. */
export type ConnectingFarcasterModel =
  | { readonly status: 'none' }
  | ({ readonly isPhone: boolean } & (
      | { readonly status: 'preparing' }
      /** The user opens `url` with Farcaster, and approves the login. */
      | { readonly status: 'waiting'; readonly url: string }
      | { readonly status: 'connecting' }
      /** The user has declined. */
      | { readonly status: 'declined' }
      /** The user has not approved the login in time. */
      | { readonly status: 'expired' }
      | { readonly status: 'failed'; readonly failure: LoginFailure }
    ))

/** How the Connect view is arranged. */
export type ConnectMethodsModel = {
  /** The methods that the view offers, in their order. Without `wallet`, it shows the wallets alone. */
  readonly methods: readonly ConnectMethod[]
  /** The providers of accounts, in their order. */
  readonly providers: readonly SocialProvider[]
  /** Whether users can log in with a passkey. */
  readonly hasPasskey: boolean
  /** Whether the wallets are behind a button. */
  readonly isCollapsed: boolean
}
