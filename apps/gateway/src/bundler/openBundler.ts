import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { privateKeyToAccount } from 'viem/accounts'
import type { FullSettings } from '../config/applyDefaults.js'
import type { Cleanups } from '../createCleanups.js'
import type { Route } from '../http/Route.js'
import type { Database } from '../mailbox/Database.js'
import type { Project } from '../projects/Project.js'
import type { RpcProxy } from '../rpcProxy/openRpcProxy.js'
import type { BundlerSettings } from './BundlerSettings.js'
import { createBundlerMethods } from './bundlerMethods.js'
import { type ChainBundler, createChainBundler } from './ChainBundler.js'
import { createBundlerRoutes } from './createBundlerRoutes.js'
import { createChainClient } from './createChainClient.js'
import { createForwarder } from './createForwarder.js'
import { createOperationStore } from './createOperationStore.js'
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
  readonly logger: Logger
  readonly now: () => number
  readonly cleanups: Cleanups
}

const sweepMs = 60 * 60_000

/** Creates the route of the bundlers, and starts them. Without settings, every chain answers that it has none. */
export function openBundler(
  settings: BundlerSettings | undefined,
  { rpcTimeoutMs }: Pick<FullSettings, 'rpcTimeoutMs'>,
  { database, rpcProxy, projects, logger, now, cleanups }: BundlerParts,
): readonly Route[] {
  const operations = createOperationStore(database, now)
  const transactions = createTransactionStore(database, now)
  const receipts = createReceiptReader()
  const simulatorCode = settings ? readSimulatorCode() : '0x'
  const holder = randomUUID()
  const chains = (settings?.chains ?? []).flatMap((chain): readonly ChainBundler[] => {
    const served = rpcProxy.chains.find(({ id }) => id === chain.chainId)
    if (!served || !chain.executorKey) return []
    const client = createChainClient(served.pool, 2 * rpcTimeoutMs)
    return [
      createChainBundler(chain, { client, executor: privateKeyToAccount(chain.executorKey), simulatorCode }),
    ]
  })
  const runners = new Map(
    chains.map((chain) => {
      const run = createSubmitter({
        ...{ chain, operations, transactions, receipts, holder, logger, now },
        onEnd: async () => {},
      })
      const runner = createRunner(run, {
        pollMs: settings?.pollMs ?? 1_000,
        canRun: database.hasStarted,
        onError: (error) => logger.error({ err: error, chain: chain.id }, 'the bundler cannot continue'),
      })
      cleanups.add(runner.stop)
      return [chain.id, runner]
    }),
  )
  if (chains.length > 0) {
    const sweeping = setInterval(() => {
      if (database.hasStarted())
        operations
          .sweep()
          .catch((error: unknown) => logger.error({ err: error }, 'the bundler cannot delete old operations'))
    }, sweepMs)
    cleanups.add(() => clearInterval(sweeping))
  }
  return createBundlerRoutes({
    chains,
    methods: createBundlerMethods({
      ...{ operations, receipts, now },
      checkPaymaster: async () => ({ isOwn: false }),
      checkRules: async () => {},
      onAdded: ({ id }) => runners.get(id)?.wake(),
    }),
    forward: createForwarder(settings?.external ?? [], 2 * rpcTimeoutMs),
    projects,
    quota: rpcProxy.quota,
  })
}
