import type { PermissionContracts } from '@latchkit/permissions'
import type { SwapServerEntry } from '../swapServers/startSwapServers.js'

/**
 * The parts of the gateway that the devnet uses. The gateway's types are inferred from its schemas, which
 * `isolatedDeclarations` does not allow here. A declaration file keeps its sources out of this program.
 */
export function loadGateway(): Promise<{
  /** @throws GatewayError with the required action. */
  readonly startGateway: (options: {
    /** Returns for how long a code of the login is valid, in ms. */
    readonly getCodeLifetimeMs?: (() => number | undefined) | undefined
    /** Returns the time between two codes to one address, in ms. */
    readonly getCodeGapMs?: (() => number | undefined) | undefined
    readonly port: number
    readonly dataDir?: string | undefined
    /** Addresses of the proxies whose `X-Forwarded-For` counts. */
    readonly trustProxy?: readonly string[] | undefined
    readonly chains?:
      | readonly {
          readonly id: string
          readonly http: readonly string[]
          readonly ws?: readonly string[] | undefined
          readonly multicall3?: string
          readonly ensRegistry?: string
          readonly index?: { readonly fromBlock?: number }
        }[]
      | undefined
    /** Token lists in the Uniswap format, whose chain ids may also be CAIP-2 ids. */
    readonly tokens?: readonly GatewayTokenList[] | undefined
    /** Exchanges from whose balance users pay. */
    readonly exchanges?:
      | readonly {
          readonly id: string
          readonly name: string
          readonly url: string
          readonly key: string
          readonly assets: readonly string[]
        }[]
      | undefined
    readonly swapSources?: readonly SwapServerEntry[] | undefined
    readonly ipfsGatewayUrl?: string | undefined
    readonly imagePrivateHosts?: readonly string[] | undefined
    readonly nameZones?: readonly string[] | undefined
    readonly reservedNames?: readonly string[] | undefined
    readonly onramp?:
      | {
          readonly providers: readonly {
            readonly type: 'rest'
            readonly id: string
            readonly name: string
            readonly url: string
            readonly secret: string
          }[]
        }
      | undefined
    readonly nameSigningKey?: string | undefined
    /** P-256 in PEM. */
    readonly signInKeyFile?: string | undefined
    readonly bundler?: GatewayBundlerSettings | undefined
    readonly permissionContracts?: PermissionContracts | undefined
    readonly login?:
      | {
          readonly frameOrigin: string
          readonly mail: { readonly url: string; readonly from: string }
          readonly pepper: string
          readonly keks: readonly { readonly version: number; readonly key: string }[]
          readonly recoveryUrl: string
          readonly socials?: readonly (GatewayIdentityProvider & { readonly clientSecret: string })[]
          readonly farcaster?:
            | { readonly relayUrl: string; readonly rpcUrl: string; readonly idRegistry?: `0x${string}` }
            | undefined
        }
      | undefined
    readonly loginWaitMs?: number | undefined
    readonly rpcTimeoutMs?: number | undefined
    readonly swapSourceTimeoutMs?: number | undefined
    readonly projects: readonly GatewayProject[]
  }) => Promise<Gateway>
  /** The service with the links and the keys of managed envelopes. */
  readonly startRecovery: (options: {
    readonly port: number
    readonly loginUrl: string
    readonly smtpUrl: string
    readonly mailFrom: string
    readonly identityProviders?: readonly GatewayIdentityProvider[]
    readonly frameOrigin?: string | undefined
    readonly farcasterRpcUrl?: string | undefined
    readonly farcasterIdRegistry?: `0x${string}` | undefined
    readonly projects: readonly { readonly id: string; readonly allowedOrigins: readonly string[] }[]
  }) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
  /** The server of the login frame's files. */
  readonly startFrameServer: (options: {
    readonly dir: string
    readonly port: number
    readonly publicUrl?: string | undefined
    readonly loginUrl: string
    readonly recoveryUrl: string
    readonly rpcUrls: Readonly<Record<string, string>>
    readonly networkNames?: Readonly<Record<string, string>> | undefined
    readonly smartAccounts?: Readonly<Record<string, GatewaySmartAccount>> | undefined
    readonly gatewayUrl?: string | undefined
    readonly projects: readonly { readonly id: string; readonly allowedOrigins: readonly string[] }[]
  }) => Promise<{ readonly url: string; readonly origin: string; readonly stop: () => Promise<void> }>
}>

/** The smart accounts of a chain in the login frame. */
export type GatewaySmartAccount = {
  readonly kind: 'eip7702' | 'erc4337'
  readonly entryPoint: string
  readonly implementation: string
  readonly delegationManager: string
  /** Of the kind `erc4337`. */
  readonly factory?: string | undefined
  readonly enforcers?: Readonly<Record<string, string>> | undefined
  readonly isSponsored: boolean
}

/** A provider of accounts for social logins. */
export type GatewayIdentityProvider = {
  readonly id: string
  readonly clientId: string
  readonly issuer?: string | undefined
  readonly endpoints?:
    | { readonly authorization: string; readonly token: string; readonly userInfo: string }
    | undefined
}

/** The bundlers of the gateway. */
export type GatewayBundlerSettings = {
  readonly chains: readonly {
    readonly chainId: string
    readonly executorKeys: readonly `0x${string}`[]
    readonly entryPoints?: readonly ('0.7' | '0.8')[] | undefined
    readonly tracing?: 'require' | 'prefer' | 'off' | undefined
    readonly trustedEntities?: readonly `0x${string}`[] | undefined
    readonly confirmations?: number | undefined
    readonly dataFee?: 'op-stack' | 'arbitrum' | undefined
    readonly paymaster?:
      | {
          readonly addresses: { readonly [version in '0.7' | '0.8']?: `0x${string}` | undefined }
          readonly signerKey: `0x${string}`
          readonly validitySeconds?: number | undefined
        }
      | undefined
  }[]
  readonly external?:
    | readonly { readonly id: string; readonly urls: Readonly<Record<string, string>> }[]
    | undefined
  readonly frameOrigins?: readonly string[] | undefined
  readonly pollMs?: number | undefined
}

/** A project of the gateway. */
export type GatewayProject = {
  readonly id: string
  readonly allowedOrigins: readonly string[]
  /** Which user operations the paymaster pays for. Amounts are in wei. */
  readonly sponsorship?:
    | {
        readonly chains: readonly string[]
        readonly targets?: readonly `0x${string}`[] | undefined
        readonly methods?: readonly `0x${string}`[] | undefined
        readonly maxPerOperation: string
        readonly maxPerSenderPerDay?: string | undefined
        readonly budgetPerDay: string
        readonly budgetPerMonth?: string | undefined
        readonly otherBundlers?:
          | { readonly maxUnsent: string; readonly maxUnsentPerClient?: string }
          | undefined
        readonly validUntil?: string | undefined
        readonly requireOrigin?: boolean | undefined
      }
    | undefined
}

/** A token list of the gateway. */
export type GatewayTokenList = {
  readonly name: string
  readonly tokens: readonly {
    readonly chainId: number | string
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoURI?: string | undefined
    readonly extensions?:
      | { readonly eip2612: { readonly name: string; readonly version: string } }
      | undefined
  }[]
}

/** A running gateway. */
export type Gateway = {
  /** `http://127.0.0.1:8787`: the wallet directory, the projects, the JSON-RPC proxy, the balances and the identities. */
  readonly url: string
  /** `ws://127.0.0.1:8787`: the relay URL for clients. */
  readonly relayUrl: string
  readonly stop: () => Promise<void>
}
