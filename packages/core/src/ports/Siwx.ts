import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'

/**
 * The account and the chain that a message is for. The account is the zero address if the message is signed with the approval of
 * a remote session: the wallet writes its own account into the message. `notBefore`: from when it is valid, as an ISO date. */
export type SiwxMessageInput = {
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly notBefore?: string | undefined
}

/**
 * The fields of a message (CAIP-122). Dates are ISO strings.
 *
 * @see https://chainagnostic.org/CAIPs/caip-122
 */
export type SiwxMessageData = SiwxMessageInput & {
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

/** A message. Without a `toString` of its own, `formatSiwxMessage` writes its text. */
export type SiwxMessage = SiwxMessageData & { toString(): string }

/**
 * A signed message (CAIP-74), which remote wallets return if they connect and sign in with one approval.
 *
 * @see https://chainagnostic.org/CAIPs/caip-74
 */
export type SiwxCacao = { readonly h: object; readonly p: object; readonly s: object }

/** A message that an account has signed. */
export type SiwxSession = {
  readonly data: SiwxMessageData
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  readonly cacao?: SiwxCacao | undefined
}

/** Creates the messages that accounts sign in with, and verifies and stores the sessions. There is one for each chain and account. */
export type SiwxConfig = {
  readonly createMessage: (input: SiwxMessageInput) => Promise<SiwxMessage> | SiwxMessage
  /** Verifies and stores a session. Throws if it is invalid. */
  readonly addSession: (session: SiwxSession) => Promise<unknown>
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<unknown>
  /**
   * Replaces all sessions. Throws if one is invalid. The kit calls it with new sessions, which have a `cacao`, if a remote wallet has
   * signed with its approval: verify them. They have one nonce, and the first belongs to the current chain. Without one that
   * `getSessions` returns, the account signs again. An empty list ends all sessions.
   */
  readonly setSessions: (sessions: SiwxSession[]) => Promise<unknown>
  /** Returns the sessions of an account on a chain that are valid and not expired. */
  readonly getSessions: (
    chainId: CaipNetworkId,
    address: string,
  ) => Promise<readonly SiwxSession[]> | readonly SiwxSession[]
  /** Whether an account that does not sign in is disconnected. Default false. */
  readonly getRequired?: (() => boolean) | undefined
  /** Whether disconnecting ends the sessions of the account. Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** After this time the message that the user is asked to sign is created again, in ms. Default 4 minutes. */
  readonly messageRefetchIntervalMs?: number | undefined
  /**
   * The interval in which `getSessions` is called while an account is signed in, in ms. Without its session, the user is asked to
   * sign in again. Default: only when the account or the chain changes.
   */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** The namespaces whose accounts sign in. Default all. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

/** The session of a `SiweConfig`. */
export type SiweSession = {
  readonly address: string
  /** The chain id of EIP-155, for example 1. */
  readonly chainId: number
}

/** The fields of a message, as `createMessage` of a `SiweConfig` receives them. */
export type SiweMessageInput = {
  /** CAIP-10, for example `eip155:1:0x…`. */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
  readonly domain: string
  readonly uri: string
  readonly iat: string
  readonly nbf?: string | undefined
  readonly exp?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The older option for EVM chains only. New apps use `SiwxConfig`. */
export type SiweConfig = {
  readonly getNonce: (address?: string) => Promise<string>
  readonly createMessage: (input: SiweMessageInput) => string
  readonly verifyMessage: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<boolean>
  readonly getSession: () => Promise<SiweSession | null>
  readonly signOut: () => Promise<boolean>
  readonly getMessageParams?:
    | (() => Promise<Partial<Omit<SiweMessageInput, 'address' | 'chainId' | 'nonce' | 'version'>>>)
    | undefined
  readonly onSignIn?: ((session?: SiweSession) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** After this time the message that the user is asked to sign gets another nonce, in ms. Default 5 minutes. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** The interval in which the session is read again, in ms; 0 for never. Default 5 minutes. */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** Default true. */
  readonly enabled?: boolean | undefined
  /** Whether the sign-in is required. Default true. */
  readonly required?: boolean | undefined
  /** Default true. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Default true. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Default true. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
