import type { PlainData } from './toPlainData.js'

/**
 * Id of a chain: a number or decimal text for EVM chains, a CAIP-2 id for others.
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export type WireChainId = number | string

/** Providers of social logins. Farcaster has requests of its own. */
export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** An account of the logged-in user. */
export type FrameAccount = { readonly address: string; readonly type: 'eoa' | 'smartAccount' }

/** Where the wallet is used, for a login that ends with an account. */
export type AccountRequest = {
  readonly chainId?: WireChainId | undefined
  /** `eoa` or `smartAccount`. */
  readonly preferredAccountType?: string | undefined
  /** A sign-in message (EIP-4361) in parts, to be signed with the login. */
  readonly siwxMessage?: Readonly<Record<string, PlainData>> | undefined
  /** Ignored, unless the frame's own list contains it. */
  readonly rpcUrl?: string | undefined
}

/** The logged-in user. */
export type FrameUser = {
  /** Null or absent for users without an e-mail address. */
  readonly email?: string | null | undefined
  readonly address: string
  readonly chainId: WireChainId
  readonly accounts?: readonly FrameAccount[] | undefined
  readonly preferredAccountType?: string | undefined
  /** Signature of `message`, if a sign-in message was requested. */
  readonly signature?: string | undefined
  readonly message?: string | undefined
  readonly siwxMessage?: Readonly<Record<string, PlainData>> | undefined
}

/** The app, as it describes itself. */
export type DappMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** A JSON-RPC request to the wallet. */
export type RpcRequest = {
  readonly method: string
  readonly params?: PlainData | undefined
  readonly chainId?: WireChainId | undefined
  readonly chainNamespace?: string | undefined
  /** Ignored, unless the frame's own list contains it. */
  readonly rpcUrl?: string | undefined
}

type Request<Payload, Result> = { readonly payload: Payload; readonly result: Result }

/**
 * Every request of the app to the frame, with its payload and its result. `@w3m-app/NAME` is answered by
 * `@w3m-frame/NAME_SUCCESS` or `@w3m-frame/NAME_ERROR` with the same id.
 */
export type FrameRequests = {
  SYNC_DAPP_DATA: Request<
    {
      readonly metadata?: DappMetadata | undefined
      readonly sdkVersion?: string | undefined
      readonly sdkType?: string | undefined
      readonly projectId: string
    },
    undefined
  >
  SYNC_THEME: Request<
    {
      readonly themeMode?: 'light' | 'dark' | undefined
      readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
      readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
      /** BCP 47. Not in the protocol of other clients. A frame without texts in it ignores it. */
      readonly language?: string | undefined
    },
    undefined
  >
  /** `VERIFY_DEVICE`: continue with `CONNECT_DEVICE`; `VERIFY_OTP`: with `CONNECT_OTP`; `CONNECT`: with `GET_USER`. */
  CONNECT_EMAIL: Request<
    { readonly email: string },
    { readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT' }
  >
  /** Succeeds when the user has confirmed the link in the mail. */
  CONNECT_DEVICE: Request<undefined, undefined>
  CONNECT_OTP: Request<{ readonly otp: string }, undefined>
  GET_SOCIAL_REDIRECT_URI: Request<{ readonly provider: SocialProvider }, { readonly uri: string }>
  CONNECT_SOCIAL: Request<
    { readonly uri: string } & AccountRequest,
    FrameUser & { readonly userName?: string | undefined }
  >
  /** A message of our own: the frame asks for the passkey of the user, so it must be displayed. */
  CONNECT_PASSKEY: Request<
    { readonly chainId?: WireChainId | undefined } | undefined,
    FrameUser & { readonly userName?: string | undefined }
  >
  /** Shows the frame, in which the user leaves the page for the provider of the last login. It returns to that page of the app. */
  SOCIAL_REDIRECT: Request<{ readonly returnUrl: string }, undefined>
  GET_FARCASTER_URI: Request<undefined, { readonly url: string }>
  CONNECT_FARCASTER: Request<undefined, { readonly userName: string }>
  GET_USER: Request<
    (AccountRequest & { readonly socialUri?: string | undefined }) | undefined,
    FrameUser & {
      readonly smartAccountDeployed?: boolean | undefined
      /** Not in the protocol of other clients: `latchkit_moveRecovery` asks the user whether this login recovers the wallet from now on. */
      readonly canMoveRecovery?: boolean | undefined
    }
  >
  IS_CONNECTED: Request<
    { readonly token?: string | undefined } | undefined,
    { readonly isConnected: boolean }
  >
  SIGN_OUT: Request<undefined, undefined>
  SWITCH_NETWORK: Request<
    { readonly chainId: WireChainId; readonly rpcUrl?: string | undefined },
    { readonly chainId: WireChainId }
  >
  GET_CHAIN_ID: Request<undefined, { readonly chainId: WireChainId }>
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: Request<
    undefined,
    { readonly smartAccountEnabledNetworks: readonly number[] }
  >
  INIT_SMART_ACCOUNT: Request<undefined, { readonly address: string; readonly isDeployed: boolean }>
  SET_PREFERRED_ACCOUNT: Request<
    { readonly type: string },
    { readonly type: string; readonly address: string }
  >
  RPC_REQUEST: Request<RpcRequest, PlainData | undefined>
  /** The frame asks the user first, so it must be displayed. `VERIFY_PRIMARY_OTP`: the old address must be confirmed first. */
  UPDATE_EMAIL: Request<
    { readonly email: string },
    { readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
  >
  UPDATE_EMAIL_PRIMARY_OTP: Request<{ readonly otp: string }, undefined>
  UPDATE_EMAIL_SECONDARY_OTP: Request<{ readonly otp: string }, { readonly newEmail: string }>
  RELOAD: Request<undefined, undefined>
}

/** The name of a request. */
export type FrameRequestName = keyof FrameRequests

/** The payload of a request; `undefined` if it has none. */
export type FramePayload<N extends FrameRequestName> = FrameRequests[N]['payload']

/** The result of a request; `undefined` if it has none. */
export type FrameResult<N extends FrameRequestName> = FrameRequests[N]['result']
