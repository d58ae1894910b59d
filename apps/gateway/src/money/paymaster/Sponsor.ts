import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import { type Address, type Hex, isAddressEqual, type PrivateKeyAccount } from 'viem'
import type { SponsorPolicy } from '../../foundation/SponsorPolicy.js'
import { BundlerError } from '../bundler/BundlerError.js'
import type { ChainBundler } from '../bundler/ChainBundler.js'
import { readDelegate } from '../bundler/checkOperation.js'
import type { EntryPoint } from '../bundler/entryPoints.js'
import { getMaxCost, hashOperation, type ParsedOperation } from '../bundler/ParsedOperation.js'
import { readDeposit } from '../bundler/readDeposit.js'
import { createExecutorCheck } from './createExecutorCheck.js'
import { type Budget, isUnsentKey, type SponsorStore } from './createSponsorStore.js'
import { findPolicyProblem } from './findPolicyProblem.js'
import { getBudgets, getUnsentBudgets } from './getBudgets.js'
import { readPaymasterData, signPaymasterData } from './signPaymasterData.js'

/** The paymaster of one chain. */
export type ChainPaymaster = {
  /** The contract of each EntryPoint. */
  readonly addresses: Readonly<Partial<Record<EntryPoint['version'], Address>>>
  readonly signer: PrivateKeyAccount
  readonly validitySeconds: number
}

/** Who asks for a sponsorship, or sends a sponsored operation. */
export type SponsorCaller = {
  readonly chain: ChainBundler
  readonly projectId: string
  readonly policy: SponsorPolicy | undefined
  readonly origin: string | undefined
  /** IP address of the client; for IPv6, its /64 network. */
  readonly client: string
}

/** An operation that the paymaster has signed for the project. */
export type SponsoredOperation = {
  /** Reserves its cost. @throws BundlerError if a budget has too little left. */
  readonly reserve: () => Promise<void>
}

type VerifyKey = { readonly hash: Hex; readonly entryPoint: EntryPoint; readonly caller: SponsorCaller }

/** Sponsors operations of projects. */
export type Sponsor = {
  /** Returns the paymaster's contract. @throws BundlerError if there is none, or the policy does not allow the operation. */
  readonly check: (operation: ParsedOperation, entryPoint: EntryPoint, caller: SponsorCaller) => Address
  /**
   * Signs an operation. Nothing is reserved, because only executors of the gateway can submit it, which it does after `reserve`.
   * The cost of one that any bundler can submit is reserved at once.
   *
   * @returns Its `paymasterData`.
   * @throws BundlerError if the policy, a budget or the deposit does not allow it.
   */
  readonly sponsor: (
    operation: ParsedOperation,
    entryPoint: EntryPoint,
    caller: SponsorCaller & { readonly isForAnyBundler: boolean },
  ) => Promise<Hex>
  /**
   * Checks an operation that was sent. `undefined`: its paymaster, if it has one, is not the gateway's own.
   *
   * @throws BundlerError if the paymaster has not signed it for the project, or the policy does not allow it any more.
   */
  readonly verify: (operation: ParsedOperation, key: VerifyKey) => Promise<SponsoredOperation | undefined>
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
  const checkExecutors = createExecutorCheck()

  function getPaymaster(chain: ChainBundler, { version }: EntryPoint) {
    const paymaster = paymasters.get(chain.id)
    const address = paymaster?.addresses[version]
    if (!paymaster || !address)
      throw new BundlerError(codes.policy, `There is no paymaster on ${chain.id} for EntryPoint ${version}`)
    return { ...paymaster, address }
  }

  /** @throws BundlerError */
  function getPolicy({ callData, factory, ...operation }: ParsedOperation, caller: SponsorCaller) {
    const { policy, chain } = caller
    if (!policy) throw new BundlerError(codes.policy, 'The project does not sponsor operations')
    const maxCost = getMaxCost({ ...operation, callData, factory })
    const problem = findPolicyProblem(policy, { chainId: chain.id, callData, factory, maxCost, now: now() })
    if (problem) throw new BundlerError(codes.policy, problem)
    return policy
  }

  function check(operation: ParsedOperation, entryPoint: EntryPoint, caller: SponsorCaller) {
    const { policy, chain, origin } = caller
    const { address } = getPaymaster(chain, entryPoint)
    if (policy && origin === undefined && policy.requireOrigin !== false)
      throw new BundlerError(codes.policy, 'The project sponsors requests with an Origin header only')
    getPolicy(operation, caller)
    return address
  }

  const sign: Sponsor['sponsor'] = async (given, entryPoint, caller) => {
    const { chain, projectId, client, isForAnyBundler } = caller
    const { chainId } = chain
    check(given, entryPoint, caller)
    const { address, signer, validitySeconds } = getPaymaster(chain, entryPoint)
    const operation = { ...given, paymaster: address }
    const policy = getPolicy(operation, caller)
    if (isForAnyBundler && !policy.otherBundlers)
      throw new BundlerError(
        codes.policy,
        'The project sponsors operations that this bundler submits: its policy has no "otherBundlers"',
      )
    const cost = getMaxCost(operation)
    if (cost === 0n)
      throw new BundlerError(
        codes.invalidParams,
        'The gas limits and fees must be set before the operation is sponsored',
      )
    const { sender } = operation
    const [{ deposit }, lacking] = await Promise.all([
      readDeposit(chain, entryPoint, address),
      store.findLacking(cost, getBudgets(policy, { projectId, sender, now: now() })),
      checkExecutors(chain, entryPoint, address),
    ])
    if (deposit < cost)
      throw new BundlerError(
        codes.paymaster,
        'The deposit of the paymaster is too low: the operator must add to it',
      )
    if (lacking) throw toBudgetError(lacking, cost)
    const validUntil = Math.floor(now() / 1_000) + validitySeconds
    const paymasterData = await signPaymasterData(operation, {
      ...{ signer, chainId, projectId, isForAnyBundler, validUntil, entryPoint: entryPoint.address },
    })
    if (!isForAnyBundler) return paymasterData
    const delegate = await readDelegate(operation, chain)
    const hash = hashOperation({ ...operation, paymasterData }, { entryPoint, chainId, delegate })
    const unsent = getUnsentBudgets(policy, { projectId, sender, client })
    await reserve({ ...operation, paymasterData }, { hash, entryPoint, caller }, { validUntil, unsent })
    return paymasterData
  }

  /** @throws BundlerError if a budget has too little left. */
  async function reserve(
    operation: ParsedOperation,
    { hash, entryPoint, caller }: VerifyKey,
    { validUntil, unsent }: { readonly validUntil: number; readonly unsent: readonly Budget[] },
  ): Promise<void> {
    const { chain, projectId } = caller
    const policy = getPolicy(operation, caller)
    const [cost, sender, createdAt] = [getMaxCost(operation), operation.sender.toLowerCase(), now()]
    const block = await chain.client.call<Hex>('eth_blockNumber', [])
    const lacking = await store.reserve(
      {
        ...{ chainId: chain.id, hash, projectId, sender, cost, createdAt },
        entryPoint: entryPoint.address,
        fromBlock: Number(block),
        validUntil: validUntil * 1_000,
      },
      [...getBudgets(policy, { projectId, sender, now: createdAt }), ...unsent],
    )
    if (lacking) throw toBudgetError(lacking, cost)
  }

  return {
    check(operation, entryPoint, caller) {
      try {
        return check(operation, entryPoint, caller)
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
    async verify({ paymaster, ...rest }, key) {
      const { chain, projectId } = key.caller
      const { addresses = {}, signer } = paymasters.get(chain.id) ?? {}
      const own = addresses[key.entryPoint.version]
      if (!paymaster || !signer || !own || !isAddressEqual(paymaster, own)) return undefined
      const operation = { ...rest, paymaster }
      const data = readPaymasterData(operation.paymasterData)
      const { chainId } = chain
      const entryPoint = key.entryPoint.address
      const signed =
        data && (await signPaymasterData(operation, { signer, chainId, projectId, entryPoint, ...data }))
      if (!data || signed !== operation.paymasterData?.toLowerCase())
        throw new BundlerError(codes.paymaster, 'The paymaster has not signed this operation for the project')
      getPolicy(operation, key.caller)
      const { validUntil } = data
      return {
        async reserve() {
          await reserve(operation, key, { validUntil, unsent: [] })
          if (data.isForAnyBundler) await store.setSent(chain.id, key.hash)
        },
      }
    },
  }
}

function toBudgetError({ key, limit }: Budget, cost: bigint): BundlerError {
  if (isUnsentKey(key))
    return new BundlerError(
      codes.budget,
      'Too many operations for other bundlers were not included: send them, or try again when their signatures have expired',
      { cost: cost.toString(), limit: limit.toString() },
    )
  const whose = key.includes('"sender"') ? 'sender for this day' : 'project'
  return new BundlerError(codes.budget, `The budget of the ${whose} is used up`, {
    cost: cost.toString(),
    limit: limit.toString(),
  })
}
