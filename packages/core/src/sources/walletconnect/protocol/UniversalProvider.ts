/** Events of the SDK's client that the kit listens to. */
export type SignEvent =
  | 'session_update'
  | 'session_extend'
  | 'session_event'
  | 'session_delete'
  | 'session_expire'

/** A namespace in the format of the SDK's client. */
export type SdkNamespace = {
  chains: string[]
  methods: string[]
  events: string[]
  rpcMap: Record<string, string>
}

/**
 * The part of `@walletconnect/universal-provider` 2.21 that the kit uses, declared here so that the SDK's types are not
 * a dependency. Data from a wallet is `unknown` here, and validated where it is used.
 */
export interface UniversalProvider {
  readonly client: {
    connect(parameters: {
      readonly optionalNamespaces: Record<string, SdkNamespace>
    }): Promise<{ readonly uri?: string | undefined; readonly approval: () => Promise<unknown> }>
    request(parameters: {
      readonly topic: string
      readonly chainId: string
      readonly request: { readonly method: string; readonly params: unknown }
    }): Promise<unknown>
    disconnect(parameters: {
      readonly topic: string
      readonly reason: { readonly code: number; readonly message: string }
    }): Promise<void>
    /** Sends `wc_sessionAuthenticate`, and a normal proposal for wallets that do not support it. */
    authenticate?(parameters: AuthenticateParameters): Promise<{ readonly uri?: string | undefined }>
    readonly auth?:
      | {
          readonly requests: {
            getAll(): readonly unknown[]
            delete(id: number, reason: { readonly code: number; readonly message: string }): Promise<void>
          }
        }
      | undefined
    /** Sets the new expiry immediately; `acknowledged` resolves when the wallet has accepted it. */
    extend?(parameters: { readonly topic: string }): Promise<{ readonly acknowledged: () => Promise<void> }>
    readonly session: {
      getAll(): readonly unknown[]
      set?(topic: string, session: object): Promise<void>
      update?(topic: string, change: { readonly expiry: number }): Promise<void>
      delete(topic: string, reason: { readonly code: number; readonly message: string }): Promise<void>
    }
    /** Proposals that no wallet has responded to. */
    readonly proposal?:
      | {
          getAll(): readonly unknown[]
          delete?(id: number, reason: { readonly code: number; readonly message: string }): Promise<void>
        }
      | undefined
    on(event: SignEvent, listener: (parameters: unknown) => void): unknown
    off(event: SignEvent, listener: (parameters: unknown) => void): unknown
    /** Internals of the SDK, which `patchSdk` patches. */
    readonly engine?: object | undefined
    readonly events?:
      | {
          emit(event: string, parameters: unknown): unknown
          removeAllListeners?(...events: never[]): unknown
        }
      | undefined
    readonly core: {
      readonly crypto?:
        | { generateSharedKey(ownPublicKey: string, peerPublicKey: string): Promise<string> }
        | undefined
      readonly relayer: {
        subscribe?(topic: string): Promise<unknown>
        on(event: string, listener: (parameters: unknown) => void): unknown
        off(event: string, listener: (parameters: unknown) => void): unknown
        transportOpen?(): Promise<void>
        transportClose?(): Promise<void>
        readonly connected?: boolean | undefined
        readonly events?: { listenerCount(event: string): number } | undefined
        readonly publisher?: object | undefined
      }
      readonly expirer?: { set(topic: string, expiry: number): void } | undefined
      readonly heartbeat?: { init(): Promise<void>; stop(): void } | undefined
      readonly pairing?: object | undefined
      readonly verify?: { register: unknown } | undefined
    }
  }
}

/** The parameters of the SDK's `authenticate`. */
export type AuthenticateParameters = {
  chains: string[]
  domain: string
  uri: string
  nonce: string
  statement?: string
  exp?: string
  nbf?: string
  /** With the ReCap of the session at the end. */
  resources: string[]
}

type Client = UniversalProvider['client']
type Core = Client['core']

/** The event emitter of the SDK's engine. It reports the responses of wallets. */
export type EngineEvents = {
  once(
    event: string,
    listener: (payload: {
      readonly result?: unknown
      readonly session?: unknown
      readonly error?: { readonly code?: unknown } | undefined
    }) => void,
  ): unknown
  removeAllListeners(event: string): unknown
}

/** A provider whose client can send `wc_sessionAuthenticate`, with the internals that handle the response. */
export type AuthenticatingProvider = {
  readonly client: Client &
    Required<Pick<Client, 'authenticate'>> & {
      readonly auth: NonNullable<Client['auth']>
      readonly engine: { readonly events: EngineEvents }
      readonly session: Required<Pick<Client['session'], 'set'>>
      readonly core: {
        readonly crypto: NonNullable<Core['crypto']>
        readonly relayer: Required<Pick<Core['relayer'], 'subscribe'>>
      }
    }
}
