/**
 * What the devnet uses of the gateway. The gateway's own types are inferred from its schemas, which the compiler does not
 * allow in our programs (`isolatedDeclarations`); a declaration beside JavaScript keeps its sources out of them.
 */
export function loadGateway(): Promise<{
  /** @throws GatewayError that says what to do. */
  readonly startGateway: (options: {
    readonly port: number
    readonly dataDir?: string | undefined
    readonly projects: readonly { readonly id: string; readonly allowedOrigins: readonly string[] }[]
  }) => Promise<Gateway>
}>

/** A running gateway. */
export type Gateway = {
  /** `http://127.0.0.1:8787`: the catalogue and the projects. */
  readonly url: string
  /** `ws://127.0.0.1:8787`: what clients configure as their relay. */
  readonly relayUrl: string
  readonly stop: () => Promise<void>
}
