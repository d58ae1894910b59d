import { type CaipNetworkId, parseCaipNetworkId } from '@latchkit/core/schema'
import type { FrameAccount } from '@latchkit/frame-client'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { VaultUser } from '../../shared/vault/Vault.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { joinSignals } from '../rpc/joinSignals.js'
import { readAccountCode } from '../smartAccount/readAccountState.js'
import type { PageStorage } from '../storage/createPageStorage.js'

/** The type of an account that the user prefers. */
export type AccountType = FrameAccount['type']

/** The account of a user on a chain. */
export type ChainAccount = FrameAccount & {
  /** Address of its key, if the account is a contract with an address of its own (ERC-4337). */
  readonly owner?: Hex | undefined
}

/** Inputs of the accounts of a user. */
type AccountsUser = Pick<VaultUser, 'id' | 'addresses' | 'smartAccounts'>

/**
 * The types of the user's accounts. A smart account has the address of the ordinary one (EIP-7702), or its own (ERC-4337).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type Accounts = {
  /** Returns the preferred type on a chain: `eoa` where the chain has no smart accounts. */
  getType(userId: string, chainId: CaipNetworkId): AccountType
  /** Stores the preferred type of a namespace. */
  setType(userId: string, chainId: CaipNetworkId, type: AccountType): void
  /** Returns the account of a type. Default: the preferred one. */
  getAccount(user: AccountsUser, chainId: CaipNetworkId, type?: AccountType): ChainAccount
  list(user: AccountsUser, chainId: CaipNetworkId): readonly FrameAccount[]
  /** Whether the smart account exists already. `undefined` if the chain's node does not answer in time. */
  isDeployed(user: AccountsUser, chainId: CaipNetworkId, signal: AbortSignal): Promise<boolean | undefined>
}

/** A login does not wait longer for the chain's node. */
const nodeWaitMs = 3_000

const types = ['eoa', 'smartAccount'] as const
const storedSchema = z.enum(types)

/** Whether a text is a type of accounts. */
export function isAccountType(type: string | undefined): type is AccountType {
  return types.some((each) => each === type)
}

/** Creates the accounts over the stored preference. */
export function createAccounts({
  smartAccounts,
  rpc,
  storage,
}: {
  readonly smartAccounts: SmartAccounts
  readonly rpc: ChainRpc
  readonly storage: PageStorage
}): Accounts {
  const getContracts = (chainId: CaipNetworkId) =>
    Object.hasOwn(smartAccounts, chainId) ? smartAccounts[chainId] : undefined
  const toKey = (userId: string, chainId: CaipNetworkId) =>
    `account-type:${userId}:${parseCaipNetworkId(chainId).namespace}`

  function getType(userId: string, chainId: CaipNetworkId): AccountType {
    if (!getContracts(chainId)) return 'eoa'
    return storage.read(toKey(userId, chainId), storedSchema) ?? 'eoa'
  }

  function getAccount(
    { id, addresses, smartAccounts: own }: AccountsUser,
    chainId: CaipNetworkId,
    type = getType(id, chainId),
  ): ChainAccount {
    if (parseCaipNetworkId(chainId).namespace === 'solana') return { address: addresses.solana, type: 'eoa' }
    const key = addresses.eip155 as Hex
    const address = type === 'smartAccount' && own && Object.hasOwn(own, chainId) ? own[chainId] : undefined
    return address === undefined ? { address: key, type } : { address, type, owner: key }
  }

  return {
    getType,
    setType: (userId, chainId, type) => storage.write(toKey(userId, chainId), type),
    getAccount,
    list(user, chainId) {
      const listed = getContracts(chainId) ? types : (['eoa'] as const)
      return listed.map((type) => ({ address: getAccount(user, chainId, type).address, type }))
    },
    async isDeployed(user, chainId, signal) {
      const contracts = getContracts(chainId)
      if (!contracts) return false
      const { address } = getAccount(user, chainId, 'smartAccount')
      try {
        return await joinSignals([signal, AbortSignal.timeout(nodeWaitMs)], async (joined) => {
          const ask = (method: string, params: readonly unknown[]) =>
            rpc({ chainId, method, params, signal: joined })
          return (await readAccountCode(address as Hex, contracts, ask)) === 'configured'
        })
      } catch {
        // The node is away or slow: the login must not wait for it.
        signal.throwIfAborted()
        return undefined
      }
    },
  }
}
