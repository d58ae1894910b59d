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
    /** Sets the new expiry immediately; `acknowledged` resolves when the wallet has accepted it. */
    extend?(parameters: { readonly topic: string }): Promise<{ readonly acknowledged: () => Promise<void> }>
    readonly session: {
      getAll(): readonly unknown[]
      update?(topic: string, change: { readonly expiry: number }): Promise<void>
      delete(topic: string, reason: { readonly code: number; readonly message: string }): Promise<void>
    }
    /** Proposals that no wallet has responded to. */
    readonly proposal?: { getAll(): readonly unknown[] } | undefined
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
      readonly relayer: {
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
