import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { privateKeyToAccount } from 'viem/accounts'
import { getRetrySeconds, type RpcProxy } from '../../chain/rpcProxy/openRpcProxy.js'
import type { Database } from '../../database/Database.js'
import type { FullSettings } from '../../foundation/config/applyDefaults.js'
import type { Cleanups } from '../../foundation/createCleanups.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { toStatus, unsupported } from '../../server/capabilities/toCapability.js'
import type { Route } from '../../server/http/Route.js'
import type { Metrics } from '../../server/metrics/createMetrics.js'
import type { Project } from '../../server/projects/Project.js'
import type { WalletMethod } from '../exchanges/createExchangeRoutes.js'
import { openPaymaster } from '../paymaster/openPaymaster.js'
import { createWalletMethods } from '../walletCalls/createWalletMethods.js'
import { createBundlerMetrics, toOutcome } from './BundlerMetrics.js'
import type { BundlerSettings } from './BundlerSettings.js'
import { createBundlerMethods } from './bundlerMethods.js'
import { type ChainBundler, createChainBundler } from './ChainBundler.js'
import { checkRules } from './checkRules.js'
import { createBundlerRoutes } from './createBundlerRoutes.js'
import { createChainClient } from './createChainClient.js'
import { createForwarder } from './createForwarder.js'
import { createOperationStore } from './createOperationStore.js'
import { createReputationStore } from './createReputationStore.js'
import { createRunner } from './createRunner.js'
import { createSubmitter } from './createSubmitter.js'
import { createTransactionStore } from './createTransactionStore.js'
import { createReceiptReader } from './readReceipt.js'
import { readSimulatorCode } from './simulate.js'

/** The dependencies that are not settings. */
export type BundlerParts = {
  readonly database: Database
  /** Its nodes simulate and send, and its quota limits calls. */
  readonly rpcProxy: RpcProxy
  readonly projects: () => readonly Project[]
  readonly metrics: Pick<Metrics, 'registry'>
  /** The login service of this gateway. */
  readonly login: { readonly frameOrigin: string } | undefined
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
}

const sweepMs = 60 * 60_000

/** The bundlers of all chains. */
export type Bundler = {
  readonly routes: readonly Route[]
  /** The methods of `/v1/json-rpc` for calls of smart accounts. */
  readonly walletMethods: Readonly<Record<string, WalletMethod>>
  readonly capabilities: Pick<CapabilityParts['chains'], 'bundler' | 'paymaster'>
}

/** Creates the route of the bundlers, and starts them. Without settings, every chain answers that it has none. */
export function openBundler(
  settings: BundlerSettings | undefined,
  { rpcTimeoutMs }: Pick<FullSettings, 'rpcTimeoutMs'>,
  { database, rpcProxy, projects, metrics: { registry }, login, logger, now, cleanups }: BundlerParts,
): Bundler {
  const operations = createOperationStore(database, now)
  const transactions = createTransactionStore(database, now)
  const reputations = createReputationStore(database, now)
  const chainIds = settings?.chains.map(({ chainId }) => chainId) ?? []
  const metrics = createBundlerMetrics(registry, async () => {
    if (chainIds.length === 0 || !database.hasStarted()) return {}
    const counts = await operations.countOpen()
    return Object.fromEntries(chainIds.map((id) => [id, counts.get(id) ?? 0]))
  })
  const receipts = createReceiptReader()
  const paymaster = openPaymaster(settings, { database, metrics, transactions, logger, now })
  const simulatorCode = settings ? readSimulatorCode() : '0x'
  const holder = randomUUID()
  const chains = (settings?.chains ?? []).flatMap((chain): readonly ChainBundler[] => {
    const served = rpcProxy.chains.find(({ id }) => id === chain.chainId)
    const [first, ...others] = (chain.executorKeys ?? []).map((key) => privateKeyToAccount(key))
    if (!served || !first) return []
    const client = createChainClient(served.pool, 2 * rpcTimeoutMs)
    return [createChainBundler(chain, { client, executors: [first, ...others], simulatorCode })]
  })
  const runners = new Map(
    chains.map((chain) => {
      const run = createSubmitter({
        ...{
          chain,
          operations,
          transactions,
          receipts,
          reputations,
          metrics,
          checkRules,
          holder,
          logger,
          now,
        },
        isPaid: paymaster.isPaid,
        onEnd: (operation) => paymaster.onEnd(operation, chain),
      })
      const runner = createRunner(
        async () => {
          const hasMore = await run()
          await paymaster.settle(chain)
          return hasMore
        },
        {
          pollMs: settings?.pollMs ?? 1_000,
          canRun: database.hasStarted,
          onError: (error) => logger.error({ err: error, chain: chain.id }, 'the bundler cannot continue'),
        },
      )
      cleanups.add(async () => {
        await runner.stop()
        if (database.hasStarted()) await transactions.releaseLease(chain.id, holder)
      })
      return [chain.id, runner]
    }),
  )
  if (chains.length > 0) {
    const sweeping = setInterval(() => {
      if (database.hasStarted())
        Promise.all([operations.sweep(), reputations.sweep(), paymaster.sweep()]).catch((error: unknown) =>
          logger.error({ err: error }, 'the bundler cannot delete old operations'),
        )
    }, sweepMs)
    cleanups.add(() => clearInterval(sweeping))
  }
  const methods = {
    ...paymaster.methods,
    ...createBundlerMethods({
      ...{ operations, receipts, reputations, now, checkRules, paymaster },
      onAnswer: ({ id }, error) =>
        metrics.operations.inc({ chain: id, outcome: error === undefined ? 'accepted' : toOutcome(error) }),
      onAdded: ({ id }) => runners.get(id)?.wake(),
    }),
  }
  const forward = createForwarder(settings?.external ?? [], 2 * rpcTimeoutMs)
  return {
    routes: createBundlerRoutes({
      ...{ chains, methods, forward, projects, quota: rpcProxy.quota },
      frameOrigins: settings?.frameOrigins ?? (login ? [login.frameOrigin] : []),
    }),
    walletMethods: createWalletMethods({ chains, methods, operations, projects }),
    capabilities: {
      ...paymaster.capabilities,
      bundler(chainId) {
        const chain = chains.find(({ id }) => id === chainId)
        const served = rpcProxy.chains.find(({ id }) => id === chainId)
        if (!chain || !served) return unsupported
        const entryPoints = chain.entryPoints.map(({ address }) => address)
        return { ...toStatus(getRetrySeconds(served)), entryPoints }
      },
    },
  }
}
