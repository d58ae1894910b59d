import type { GatewaySignIn, GatewaySignInOptions } from '@latchkit/blockchain-api'
import type { LoginWallet } from '@latchkit/core/login'
import type { Gateway } from '@latchkit/core/ports'
import type { GatewayClientOptions } from './GatewayClientOptions.js'

/** Options of `gateway` with login and sign-in. */
export type GatewayLoginOptions = GatewayClientOptions & {
  /**
   * The URL of the login frame, on another host than the gateway. The app names it, and not the gateway, so that the gateway cannot
   * move the login to a page of its own. Default: no login.
   */
  readonly loginUrl?: string | undefined
  /** Name of the login frame for assistive technology, in the language of the user. Default: `Log in`. */
  readonly loginTitle?: string | undefined
  /** The name and the icon of the wallet of the login, as users see them. Default: the app's. */
  readonly loginWallet?: LoginWallet | undefined
  /** Signs accounts in at the gateway: options of `gatewaySignIn`, without its URL. Default: no sign-in. */
  readonly signIn?: Omit<GatewaySignInOptions, 'url'> | undefined
}

/** The option `gateway`, and the sign-in that it sets. */
export type GatewayLogin = Gateway & {
  /** The sign-in, with the tokens for the server of the app. `undefined` without the option `signIn`. */
  readonly signIn: GatewaySignIn | undefined
}
