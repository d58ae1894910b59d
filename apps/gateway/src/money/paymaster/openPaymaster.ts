import type { Logger } from 'pino'
import { getAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '../../database/Database.js'
import type { CapabilityParts } from '../../server/capabilities/CapabilityParts.js'
import { type BundlerMetrics, toOutcome } from '../bundler/BundlerMetrics.js'
import type { BundlerSettings, PaymasterSettings } from '../bundler/BundlerSettings.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import type { BundlerMethod } from '../bundler/createBundlerRoutes.js'
import type { StoredOperation } from '../bundler/createOperationStore.js'
import type { TransactionStore } from '../bundler/createTransactionStore.js'
import { isOwnPaymaster } from '../bundler/isOwnPaymaster.js'
import { toOperation } from '../bundler/ParsedOperation.js'
import { createPaymasterCapability } from './createPaymasterCapability.js'
import { createSponsorStore, type SponsorStore } from './createSponsorStore.js'
import { createPaymasterMethods } from './paymasterMethods.js'
import { type ChainPaymaster, createSponsor, type Sponsor } from './Sponsor.js'
import { readCost, settleSponsorships } from './settleSponsorships.js'
import { readPaymasterData } from './signPaymasterData.js'

/** The paymasters of all chains. */
export type Paymaster = {
  readonly methods: Readonly<Record<string, BundlerMethod>>
  readonly checkOperation: Sponsor['verify']
  /** Whether the cost of an operation is reserved, if the gateway's paymaster pays for it. */
  readonly isPaid: (operation: StoredOperation) => Promise<boolean>
  /** Settles an operation that was included, and releases one that cannot be included any more. */
  readonly onEnd: (operation: StoredOperation, chain: ChainBundler) => Promise<void>
  /** Ends the sponsorships that are not valid any more. */
  readonly settle: (chain: ChainBundler) => Promise<void>
  /** Deletes what is too old. */
  readonly sweep: () => Promise<void>
  readonly capabilities: Pick<CapabilityParts['chains'], 'paymaster'>
}

/** Creates the paymasters of the settings. */
export function openPaymaster(
  settings: BundlerSettings | undefined,
  {
    database,
    transactions,
    metrics,
    logger,
    now,
  }: {
    readonly database: Pick<Database, 'db' | 'hasStarted'>
    readonly transactions: Pick<TransactionStore, 'hasAny'>
    readonly metrics: BundlerMetrics
    readonly logger: Logger
    readonly now: () => number
  },
): Paymaster {
  const stored = createSponsorStore(database, now)
  const store: SponsorStore = {
    ...stored,
    async end(sponsorship, cost) {
      await stored.end(sponsorship, cost)
      if (sponsorship.status !== 'reserved' || cost === undefined) return
      const { chainId: chain, projectId: project } = sponsorship
      metrics.sponsoredWei.inc({ chain, project }, Number(cost))
    },
  }
  const chains = new Map((settings?.chains ?? []).map((chain) => [chain.chainId, chain]))
  const isOwn = ({ chainId, paymaster }: StoredOperation) =>
    isOwnPaymaster(paymaster ?? undefined, chains.get(chainId) ?? {})
  const paymasters = toPaymasters(settings)
  const sponsor = createSponsor({
    ...{ paymasters, store, now },
    onAnswer: ({ chain, projectId }, error) =>
      metrics.sponsorships.inc({
        chain: chain.id,
        project: projectId,
        outcome: error === undefined ? 'signed' : toOutcome(error),
      }),
  })
  return {
    methods: createPaymasterMethods(sponsor),
    checkOperation: sponsor.verify,
    async isPaid(operation) {
      if (!isOwn(operation)) return true
      const sponsorship = await store.find(operation.chainId, operation.hash)
      return sponsorship !== undefined && sponsorship.status !== 'released'
    },
    async onEnd(operation, chain) {
      const { chainId, hash } = operation
      const sponsorship = isOwn(operation) ? await store.find(chainId, hash) : undefined
      if (!sponsorship) return
      const isForAnyBundler = readPaymasterData(
        toOperation(JSON.parse(operation.operation)).paymasterData,
      )?.isForAnyBundler
      // Only the gateway could submit it, and has not.
      if (isForAnyBundler === false && !(await transactions.hasAny(chainId, hash)))
        return store.end(sponsorship, undefined)
      const cost = await readCost(chain, sponsorship)
      // Without a cost, one of its transactions may still be included until its validity ends.
      if (cost !== undefined) await store.end(sponsorship, cost)
    },
    settle: (chain) => settleSponsorships(chain, { store, now }),
    sweep: store.sweep,
    capabilities: createPaymasterCapability({
      chainIds: [...paymasters.keys()],
      store,
      database,
      logger,
      now,
    }),
  }
}

function toPaymasters(settings: BundlerSettings | undefined): ReadonlyMap<string, ChainPaymaster> {
  return new Map(
    (settings?.chains ?? []).flatMap(({ chainId, paymaster }) => {
      if (!paymaster?.signerKey) return []
      const { signerKey, validitySeconds = 300 } = paymaster
      const addresses = toChecksummed(paymaster.addresses)
      return [[chainId, { addresses, signer: privateKeyToAccount(signerKey), validitySeconds }]] as const
    }),
  )
}

function toChecksummed(addresses: PaymasterSettings['addresses']): ChainPaymaster['addresses'] {
  const entries = Object.entries(addresses)
  return Object.fromEntries(entries.flatMap(([version, one]) => (one ? [[version, getAddress(one)]] : [])))
}
