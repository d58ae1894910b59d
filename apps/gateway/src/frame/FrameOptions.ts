import type { Logger } from 'pino'
import type { Project } from '../server/projects/Project.js'
import type { FrameSmartAccount } from './FrameSmartAccount.js'

/** Options of `startFrameServer`. */
export type FrameOptions = {
  /** Folder of the built files of the login frame. */
  readonly dir: string
  /** The projects, or the path of their file, which is read again when it changes. */
  readonly projects: readonly Project[] | string
  /** Public URL of the login service. Its image proxy is the only other source of images. */
  readonly loginUrl: string
  /** Public URL of the recovery service. */
  readonly recoveryUrl: string
  /** URLs of the RPC endpoints that the frame uses, by CAIP-2 id of their chains. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** Names of chains, by CAIP-2 id. The frame has names of its own for well-known ones, and no app can name a chain. */
  readonly networkNames?: Readonly<Record<string, string>> | undefined
  /** Smart accounts, by CAIP-2 id of their chains. */
  readonly smartAccounts?: Readonly<Record<string, FrameSmartAccount>> | undefined
  /** Public URL of the gateway, whose bundler is the default of smart accounts, and which has the prices of amounts. */
  readonly gatewayUrl?: string | undefined
  /** Default: `127.0.0.1`. */
  readonly host?: string | undefined
  /** Default: a free one. */
  readonly port?: number | undefined
  /** Public URL of the frame, if a proxy is in front of this server. */
  readonly publicUrl?: string | undefined
  /** Addresses of the operator's proxies, whose `X-Forwarded-For` names the client. */
  readonly trustProxy?: readonly string[] | undefined
  /** Default: no logs. */
  readonly logger?: Logger | undefined
}
