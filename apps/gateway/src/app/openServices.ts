import type { KeyObject } from 'node:crypto'
import type { PermissionContracts } from '@latchkit/permissions'
import type { Logger } from 'pino'
import type { RpcProxy } from '../chain/rpcProxy/openRpcProxy.js'
import { openAccountData } from '../data/accountData/openAccountData.js'
import type { Tokens } from '../data/accountData/tokens/openTokens.js'
import { createGasPriceRoutes } from '../data/gasPrice/createGasPriceRoutes.js'
import { createGasPrices } from '../data/gasPrice/createGasPrices.js'
import type { Histories } from '../data/history/openHistory.js'
import { openIdentity } from '../data/identity/openIdentity.js'
import type { Names } from '../data/names/openNames.js'
import type { MetadataReader } from '../data/nfts/metadata/createMetadataReader.js'
import { openNfts } from '../data/nfts/openNfts.js'
import type { Database } from '../database/Database.js'
import type { FullSettings } from '../foundation/config/applyDefaults.js'
import type { Cleanups } from '../foundation/createCleanups.js'
import { openLogin } from '../login/openLogin.js'
import { openPermissions } from '../login/permissions/openPermissions.js'
import type { OnShareBurst } from '../login/service/createShareAlert.js'
import { openSignIn } from '../login/signIn/openSignIn.js'
import { openBundler } from '../money/bundler/openBundler.js'
import { openConvert } from '../money/convert/openConvert.js'
import { openExchanges } from '../money/exchanges/openExchanges.js'
import { openOnRamp } from '../money/onramp/openOnRamp.js'
import type { CapabilityParts } from '../server/capabilities/CapabilityParts.js'
import type { Route } from '../server/http/Route.js'
import type { DataImages } from '../server/imageProxy/dataImages/createDataImages.js'
import type { ImageProxy } from '../server/imageProxy/openImageProxy.js'
import type { Metrics } from '../server/metrics/createMetrics.js'
import type { Project } from '../server/projects/Project.js'
import type { readSettingsFiles } from './readSettingsFiles.js'

/** Values that only a program can pass. */
export type ServiceOptions = {
  /** Time for which `farcaster/verify` of the login service waits, for tests. Default: 25,000 ms. */
  readonly loginWaitMs?: number | undefined
  /** Receives bursts of reads of a share of a wallet. Default: a warning in the log. */
  readonly onShareBurst?: OnShareBurst | undefined
  /** Contracts of the Delegation Framework, for tests. Default: the contracts of public chains. */
  readonly permissionContracts?: PermissionContracts | undefined
  /** Returns for how long a code of the login is valid, in ms, for tests. Default, also for `undefined`: ten minutes. */
  readonly getCodeLifetimeMs?: (() => number | undefined) | undefined
  /** Returns the time between two codes to one address, in ms, for tests. Default, also for `undefined`: 30 seconds. */
  readonly getCodeGapMs?: (() => number | undefined) | undefined
}

/** The dependencies that are not settings. */
export type ServiceParts = {
  readonly files: ReturnType<typeof readSettingsFiles>
  /** `undefined`: there are no sign-ins. */
  readonly signInKey: KeyObject | undefined
  readonly database: Database
  readonly rpcProxy: RpcProxy
  readonly tokens: Tokens
  readonly history: Histories
  readonly names: Names
  readonly dataImages: DataImages
  readonly metadata: MetadataReader
  readonly imageProxy: ImageProxy
  readonly projects: () => readonly Project[]
  /** Public URL of the gateway, without a slash at the end. */
  readonly publicUrl: string
  readonly metrics: Metrics
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
}

/** The data, the money and the logins of a gateway. */
export type Services = {
  readonly routes: readonly Route[]
  readonly capabilities: {
    readonly chains: Omit<CapabilityParts['chains'], 'node' | 'subscriptions' | 'history'>
    readonly server: Pick<CapabilityParts['server'], 'onramp' | 'exchanges' | 'login' | 'signIn'>
  }
}

/** Opens the services of the gateway that are above its chains. */
export function openServices(options: ServiceOptions, settings: FullSettings, parts: ServiceParts): Services {
  const { files, signInKey, rpcProxy, tokens, history, names, metadata, imageProxy } = parts
  const { projects, publicUrl, metrics, logger, now, cleanups } = parts
  const { chains, swapSources, onRampSources, exchanges, bundler, login } = files
  const { toUrl: toImageUrl } = imageProxy
  const share = () => parts.database.share()
  const shared = { rpcProxy, projects, metrics, logger, now, cleanups }
  const accountData = openAccountData(chains, settings, {
    ...{ ...shared, tokens, toImageUrl },
    frameOrigins: bundler?.frameOrigins ?? (login ? [login.frameOrigin] : []),
  })
  const identities = openIdentity(chains, settings, {
    ...{ ...shared, toImageUrl, metadata, findName: names.findName },
    storeImage: parts.dataImages.store,
  })
  const nfts = openNfts(chains, settings, {
    ...{ ...shared, database: share(), metadata, toImageUrl, readIndexState: history.readIndexState },
    isIndexStalled: history.isIndexStalled,
  })
  // Two calls in a row, if a node lacks the first method.
  const gasPrices = createGasPrices({ now, deadlineMs: 2 * settings.rpcTimeoutMs })
  const convert = openConvert(chains, settings, {
    ...{ rpcProxy, swapSources, tokens: tokens.list, projects, toImageUrl, gasPrices, logger, now },
  })
  const userOperations = openBundler(bundler, settings, { ...shared, database: share(), login })
  const payments = openExchanges(exchanges, {
    ...{ ...shared, database: share(), walletMethods: userOperations.walletMethods },
  })
  const purchases = openOnRamp(onRampSources, settings, {
    ...{ database: share(), quota: rpcProxy.quota, projects, logger, now },
  })
  const logins = openLogin(login, {
    ...{ database: share(), projects, publicUrl, metrics, logger, now, cleanups },
    getCodeLifetimeMs: options.getCodeLifetimeMs,
    getCodeGapMs: options.getCodeGapMs,
    onShareBurst: options.onShareBurst,
    waitMs: options.loginWaitMs,
  })
  const signIns = openSignIn(signInKey, settings, { ...shared, database: share(), login, publicUrl })
  const permissions = openPermissions(settings, {
    ...{ ...shared, database: share(), publicUrl, contracts: options.permissionContracts },
  })
  return {
    routes: [
      ...accountData.routes,
      ...identities.routes,
      ...history.routes,
      ...nfts.routes,
      ...createGasPriceRoutes({ rpcProxy, projects, gasPrices, logger }),
      ...convert.routes,
      ...payments.routes,
      ...userOperations.routes,
      ...names.routes,
      ...purchases.routes,
      ...logins.routes,
      ...signIns.routes,
      ...permissions.routes,
    ],
    capabilities: {
      chains: {
        ...accountData.capabilities,
        ...identities.capabilities,
        ...nfts.capabilities,
        ...convert.capabilities,
        ...userOperations.capabilities,
        ...permissions.capabilities,
      },
      server: {
        ...payments.capabilities,
        ...purchases.capabilities,
        ...logins.capabilities,
        ...signIns.capabilities,
      },
    },
  }
}
