import { bundlerErrorCodes } from '@latchkit/blockchain-api/contract'
import { getAddress, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { BundlerError } from '../bundler/BundlerError.js'
import { type BundlerMetrics, toOutcome } from '../bundler/BundlerMetrics.js'
import type { BundlerSettings, PaymasterSettings } from '../bundler/BundlerSettings.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import type { BundlerMethod } from '../bundler/createBundlerRoutes.js'
import type { StoredOperation } from '../bundler/createOperationStore.js'
import type { ParsedOperation } from '../bundler/ParsedOperation.js'
import type { Database } from '../mailbox/Database.js'
import { createSponsorStore, type SponsorStore } from './createSponsorStore.js'
import { createPaymasterMethods } from './paymasterMethods.js'
import { type ChainPaymaster, createSponsor } from './Sponsor.js'
import { readCost, settleSponsorships } from './settleSponsorships.js'

/** The paymasters of all chains. */
export type Paymaster = {
  readonly methods: Readonly<Record<string, BundlerMethod>>
  /** Throws a BundlerError if an operation names the gateway's paymaster, which has not signed it for the project. */
  readonly checkOperation: (
    operation: ParsedOperation,
    key: { readonly hash: Hex; readonly chain: ChainBundler; readonly projectId: string },
  ) => Promise<{ readonly isOwn: boolean }>
  /** Called after an operation of the gateway's paymaster was accepted. */
  readonly onAccepted: (chain: ChainBundler, hash: Hex) => Promise<void>
  /** Settles an operation that was included. */
  readonly onEnd: (operation: StoredOperation, chain: ChainBundler) => Promise<void>
  /** Ends the sponsorships that are not valid any more. */
  readonly settle: (chain: ChainBundler) => Promise<void>
  /** Deletes what is too old. */
  readonly sweep: () => Promise<void>
}

/** Creates the paymasters of the settings. */
export function openPaymaster(
  settings: BundlerSettings | undefined,
  {
    database,
    metrics,
    now,
  }: {
    readonly database: Pick<Database, 'db'>
    readonly metrics: BundlerMetrics
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
  const sponsor = createSponsor({
    ...{ paymasters: toPaymasters(settings), store, now },
    onAnswer: ({ chain, projectId }, error) =>
      metrics.sponsorships.inc({
        chain: chain.id,
        project: projectId,
        outcome: error === undefined ? 'signed' : toOutcome(error),
      }),
  })
  return {
    methods: createPaymasterMethods(sponsor),
    async checkOperation({ paymaster }, { hash, chain, projectId }) {
      if (!sponsor.isOwn(chain, paymaster)) return { isOwn: false }
      const sponsorship = await store.find(chain.id, hash)
      if (sponsorship?.projectId === projectId && sponsorship.status === 'reserved') return { isOwn: true }
      throw new BundlerError(
        bundlerErrorCodes.paymaster,
        'The paymaster has not signed this operation for the project',
      )
    },
    onAccepted: (chain, hash) => store.setSent(chain.id, hash),
    async onEnd({ chainId, hash, paymaster }, chain) {
      const sponsorship = paymaster === null ? undefined : await store.find(chainId, hash)
      const cost = sponsorship && (await readCost(chain, sponsorship))
      // Without a cost, it may still be included until its validity ends.
      if (sponsorship && cost !== undefined) await store.end(sponsorship, cost)
    },
    settle: (chain) => settleSponsorships(chain, { store, now }),
    sweep: store.sweep,
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
