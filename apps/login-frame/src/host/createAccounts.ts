import { type CaipNetworkId, parseCaipNetworkId } from '@latchkit/core/schema'
import type { FrameAccount } from '@latchkit/frame-client'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { joinSignals } from '../rpc/joinSignals.js'
import { readDelegation } from '../smartAccount/readAccountState.js'
import type { SmartAccounts } from '../smartAccount/SmartAccounts.js'
import type { PageStorage } from '../storage/createPageStorage.js'

/** The type of an account that the user prefers. */
export type AccountType = FrameAccount['type']

/** The types of the user's accounts. A smart account has the address of the ordinary one (EIP-7702). */
export type Accounts = {
  /** Returns the preferred type on a chain: `eoa` where the chain has no smart accounts. */
  getType(userId: string, chainId: CaipNetworkId): AccountType
  /** Stores the preferred type of a namespace. */
  setType(userId: string, chainId: CaipNetworkId, type: AccountType): void
  list(address: string, chainId: CaipNetworkId): readonly FrameAccount[]
  /** Whether the account delegates already. `undefined` if the chain's node does not answer in time. */
  isDeployed(address: string, chainId: CaipNetworkId, signal: AbortSignal): Promise<boolean | undefined>
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
  return {
    getType(userId, chainId) {
      if (!getContracts(chainId)) return 'eoa'
      return storage.read(toKey(userId, chainId), storedSchema) ?? 'eoa'
    },
    setType: (userId, chainId, type) => storage.write(toKey(userId, chainId), type),
    list(address, chainId) {
      const ordinary = { address, type: 'eoa' } as const
      return getContracts(chainId) ? [ordinary, { address, type: 'smartAccount' }] : [ordinary]
    },
    async isDeployed(address, chainId, signal) {
      const contracts = getContracts(chainId)
      if (!contracts) return false
      try {
        return await joinSignals([signal, AbortSignal.timeout(nodeWaitMs)], async (joined) => {
          const ask = (method: string, params: readonly unknown[]) =>
            rpc({ chainId, method, params, signal: joined })
          return (await readDelegation(address as Hex, contracts, ask)) === 'configured'
        })
      } catch {
        // The node is away or slow: the login must not wait for it.
        signal.throwIfAborted()
        return undefined
      }
    },
  }
}
