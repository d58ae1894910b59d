import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { SocialProvider } from '../foundation/schema/socialProvider.js'

/** An account of the user of the login frame. */
export type FrameAccount = { readonly address: string; readonly type: 'eoa' | 'smartAccount' }

/** The user of the login frame, on the chain that was asked for. */
export type FrameUser = {
  /** Absent for users without an e-mail address. */
  readonly email?: string | undefined
  readonly address: string
  /** CAIP-2 id. */
  readonly chainId: string
  /** With EIP-7702, an ordinary account and a smart account have the same address and differ by their type. */
  readonly accounts: readonly [FrameAccount, ...FrameAccount[]]
  /** The type of the account with `address`, if several have that address. */
  readonly preferredAccountType?: string | undefined
  /** Whether the smart account exists on the chain: it is deployed (ERC-4337), or the account has delegated to it (EIP-7702). */
  readonly smartAccountDeployed?: boolean | undefined
}

/** The smart account that a frame has prepared. */
export type FrameSmartAccount = { readonly address: string; readonly isDeployed: boolean }

/** Next input that the frame asks for: the link in the mail, the code in the mail, or nothing. */
export type FrameEmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Next input for a change of the e-mail address: the code of the old address, or of the new one. */
export type FrameEmailChangeAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The user of a login with an account of a provider, or with a passkey. `userName`: the name of that account. */
export type FrameSocialUser = { readonly userName?: string | undefined }

/** How the frame displays its content. What is absent stays as it is. */
export type FrameTheme = {
  readonly mode?: 'light' | 'dark'
  /** BCP 47 tag of the app's texts. A frame without texts in it keeps its own language. */
  readonly language?: string
  /**
   * `--latchkit-accent`, a color `#rrggbb`, and `--latchkit-radius`, a length in px. The frame ignores other names and values, and a color
   * that would hardly differ from its background.
   */
  readonly themeVariables?: Readonly<Record<string, string>>
}

/** How users see the wallet of a login. */
export type LoginWallet = {
  /** Default: the name of the app (option `metadata`) and `wallet`, as in `Harbor wallet`. Set it for apps in another language. */
  readonly name?: string | undefined
  /** `https:` or `data:` URL. Default: the first icon of the app (option `metadata`). */
  readonly icon?: string | undefined
}

type Abortable = { readonly signal?: AbortSignal | undefined }

/**
 * The login frame: a page on its own origin with the wallet of a user who logs in. Does not load before the first call.
 *
 * Methods reject with a `LatchkitError`: `AbortedError` when `signal` aborted or a time limit ended, otherwise one with the message of
 * the frame.
 */
export interface Frame {
  /** Origin of the frame's page. The pages of a login with an account of a provider have it too. */
  readonly origin: string
  connectEmail(parameters: Abortable & { readonly email: string }): Promise<FrameEmailAction>
  /** Resolves when the user has confirmed the link in the mail, and the code is sent. */
  connectDevice(parameters: Abortable): Promise<void>
  connectOtp(parameters: Abortable & { readonly otp: string }): Promise<void>
  /** Begins a login with an account of a provider. Returns the address at the provider that a window of the browser has to open. */
  getSocialUri(parameters: Abortable & { readonly provider: SocialProvider }): Promise<string>
  /** Completes that login. `uri`: the address at which the provider has returned, on the frame's origin. */
  connectSocial(parameters: Abortable & { readonly uri: string }): Promise<FrameSocialUser>
  /**
   * Shows the frame, in which the user leaves the page for the provider of the last `getSocialUri`: for apps that cannot open a
   * window. The provider returns to `returnUrl`, a page of the app's origin, with the parameter `result_uri`. Rejects if the user
   * cancels.
   */
  continueSocial(parameters: Abortable & { readonly returnUrl: string }): Promise<void>
  /** Completes a login with Farcaster, when the user has approved it in the app, which opens the address of `getSocialUri`. */
  connectFarcaster(parameters: Abortable): Promise<FrameSocialUser>
  /** Logs in with a passkey. Shows the frame until the user has used it, or cancelled. */
  connectPasskey(parameters: Abortable): Promise<FrameSocialUser>
  isConnected(parameters: Abortable): Promise<boolean>
  /** `preferredAccountType`: the account to make active on that chain. A frame without it returns another one. */
  getUser(
    parameters: Abortable & {
      readonly chainId: string
      readonly preferredAccountType?: FrameAccount['type'] | undefined
    },
  ): Promise<FrameUser>
  /** Returns the chains of `eip155` on which the user can have a smart account. */
  getSmartAccountEnabledNetworks(parameters: Abortable): Promise<readonly CaipNetworkId[]>
  /** Prepares the smart account of a user who has none yet. It is deployed, or delegated to, with its first transaction. */
  initSmartAccount(parameters: Abortable): Promise<FrameSmartAccount>
  /** Selects which account signs on the chains that have smart accounts. */
  setPreferredAccount(parameters: Abortable & { readonly type: FrameAccount['type'] }): Promise<void>
  /** Ends the session of the frame. Waits for at most 3 s. */
  signOut(): Promise<void>
  /** Selects the chain of requests without one. `chainId`: CAIP-2. */
  switchNetwork(parameters: Abortable & { readonly chainId: string }): Promise<void>
  /** Sends a JSON-RPC request. One that signs shows the frame until the user has decided. */
  request(
    parameters: Abortable & {
      readonly method: string
      readonly params?: unknown
      /** CAIP-2 id. */
      readonly chainId: string
      readonly namespace: ChainNamespace
    },
  ): Promise<unknown>
  updateEmail(parameters: Abortable & { readonly email: string }): Promise<FrameEmailChangeAction>
  updateEmailPrimaryOtp(parameters: Abortable & { readonly otp: string }): Promise<void>
  /** Returns the new address. */
  updateEmailSecondaryOtp(parameters: Abortable & { readonly otp: string }): Promise<string>
  syncTheme(theme: FrameTheme): Promise<void>
  /**
   * Calls `listener` when a request that needs the user begins and ends: the frame is visible in between. `isSettings`: it shows the
   * settings of the wallet. Returns the cleanup.
   */
  watchApproval(listener: (isOpen: boolean, isSettings: boolean) => void): () => void
  /** Shows the frame above a modal that was opened after it. Has no effect if no request needs the user. */
  raise(): void
  /** Aborts the requests that need the user: the user closed the modal. */
  abortApprovals(): void
  destroy(): void
}

/** The login frame of a kit (option `login`), which `loginFrame()` of `@latchkit/frame-client/login` creates. Its content is internal. */
export type LoginFactory = (context: never) => object
