import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import type { Address, Hex, PrivateKeyAccount } from 'viem'
import { BundlerError } from '../bundler/BundlerError.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import { readDelegate } from '../bundler/checkOperation.js'
import type { EntryPoint } from '../bundler/entryPoints.js'
import { getMaxCost, hashOperation, type ParsedOperation } from '../bundler/ParsedOperation.js'
import { readDeposit } from '../bundler/readDeposit.js'
import { isUnsentKey, type SponsorStore } from './createSponsorStore.js'
import { findPolicyProblem } from './findPolicyProblem.js'
import { getBudgets } from './getBudgets.js'
import type { SponsorPolicy } from './SponsorPolicy.js'
import { signPaymasterData } from './signPaymasterData.js'

/** The paymaster of one chain. */
export type ChainPaymaster = {
  /** The contract of each EntryPoint. */
  readonly addresses: Readonly<Partial<Record<EntryPoint['version'], Address>>>
  readonly signer: PrivateKeyAccount
  readonly validitySeconds: number
}

/** Who asks for a sponsorship. */
export type SponsorCaller = {
  readonly chain: ChainBundler
  readonly projectId: string
  readonly policy: SponsorPolicy | undefined
  readonly origin: string | undefined
  /** IP address of the client; for IPv6, its /64 network. */
  readonly client: string
}

/** Sponsors operations of projects. */
export type Sponsor = {
  /** Returns the paymaster's contract. @throws BundlerError if there is none, or the policy does not allow the operation. */
  readonly check: (operation: ParsedOperation, entryPoint: EntryPoint, caller: SponsorCaller) => Address
  /**
   * Reserves the cost of an operation, and signs it.
   *
   * @returns Its `paymasterData`.
   * @throws BundlerError if the policy, a budget or the deposit does not allow it.
   */
  readonly sponsor: (
    operation: ParsedOperation,
    entryPoint: EntryPoint,
    caller: SponsorCaller,
  ) => Promise<Hex>
  /** Whether an address is a paymaster of this gateway on a chain. */
  readonly isOwn: (chain: ChainBundler, address: Address | undefined) => boolean
}

/** Creates the sponsor. */
export function createSponsor({
  paymasters,
  store,
  now,
  onAnswer,
}: {
  /** By CAIP-2 id. */
  readonly paymasters: ReadonlyMap<string, ChainPaymaster>
  readonly store: SponsorStore
  readonly now: () => number
  /** Called after an operation was signed, or with the reason why it was refused, also before it is signed. */
  readonly onAnswer: (caller: SponsorCaller, error?: unknown) => void
}): Sponsor {
  function getPaymaster(chain: ChainBundler, { version }: EntryPoint) {
    const paymaster = paymasters.get(chain.id)
    const address = paymaster?.addresses[version]
    if (!paymaster || !address)
      throw new BundlerError(codes.policy, `There is no paymaster on ${chain.id} for EntryPoint ${version}`)
    return { ...paymaster, address }
  }

  /** @throws BundlerError */
  function getPolicy({ callData, ...operation }: ParsedOperation, caller: SponsorCaller): SponsorPolicy {
    const { policy, chain, origin } = caller
    if (!policy) throw new BundlerError(codes.policy, 'The project does not sponsor operations')
    if (origin === undefined && policy.requireOrigin !== false)
      throw new BundlerError(codes.policy, 'The project sponsors requests with an Origin header only')
    const maxCost = getMaxCost({ ...operation, callData })
    const { factory } = operation
    const problem = findPolicyProblem(policy, { chainId: chain.id, callData, factory, maxCost, now: now() })
    if (problem) throw new BundlerError(codes.policy, problem)
    return policy
  }

  const sign: Sponsor['sponsor'] = async (given, entryPoint, caller) => {
    const { chain, projectId } = caller
    const { address, signer, validitySeconds } = getPaymaster(chain, entryPoint)
    const operation = { ...given, paymaster: address }
    const policy = getPolicy(operation, caller)
    const cost = getMaxCost(operation)
    if (cost === 0n)
      throw new BundlerError(
        codes.invalidParams,
        'The gas limits and fees must be set before the operation is sponsored',
      )
    const [{ deposit }, block] = await Promise.all([
      readDeposit(chain, entryPoint, address),
      chain.client.call<Hex>('eth_blockNumber', []),
    ])
    if (deposit < cost)
      throw new BundlerError(
        codes.paymaster,
        'The deposit of the paymaster is too low: the operator must add to it',
      )
    const createdAt = now()
    const validUntil = Math.floor(createdAt / 1_000) + validitySeconds
    const { chainId } = chain
    const paymasterData = await signPaymasterData(operation, {
      ...{ signer, chainId, validUntil },
      entryPoint: entryPoint.address,
    })
    const delegate = await readDelegate(operation, chain)
    const hash = hashOperation({ ...operation, paymasterData }, { entryPoint, chainId, delegate })
    const sender = operation.sender.toLowerCase()
    const lacking = await store.reserve(
      {
        ...{ chainId: chain.id, hash, projectId, sender, cost, createdAt },
        entryPoint: entryPoint.address,
        fromBlock: Number(block),
        validUntil: validUntil * 1_000,
      },
      getBudgets(policy, { projectId, sender, client: caller.client, now: createdAt }),
    )
    if (lacking) {
      if (isUnsentKey(lacking.key))
        throw new BundlerError(
          codes.budget,
          'Too many sponsored operations were not sent: send them, or try again when their signatures have expired',
          { cost: cost.toString(), limit: lacking.limit.toString() },
        )
      const whose = lacking.key.includes('"sender"') ? 'sender for this day' : 'project'
      throw new BundlerError(codes.budget, `The budget of the ${whose} is used up`, {
        cost: cost.toString(),
        limit: lacking.limit.toString(),
      })
    }
    return paymasterData
  }

  return {
    isOwn: (chain, address) =>
      address !== undefined && Object.values(paymasters.get(chain.id)?.addresses ?? {}).includes(address),
    check(operation, entryPoint, caller) {
      try {
        const { address } = getPaymaster(caller.chain, entryPoint)
        getPolicy(operation, caller)
        return address
      } catch (error) {
        onAnswer(caller, error)
        throw error
      }
    },
    async sponsor(given, entryPoint, caller) {
      try {
        const paymasterData = await sign(given, entryPoint, caller)
        onAnswer(caller)
        return paymasterData
      } catch (error) {
        onAnswer(caller, error)
        throw error
      }
    },
  }
}
