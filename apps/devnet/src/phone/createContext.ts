import { accounts } from '@latchkit/test/source/foundation/accounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import { errorCodes, ProviderRpcError } from '@latchkit/test/source/foundation/ProviderRpcError'
import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import { toSolanaKey } from '@latchkit/test/source/solana/keys'
import type { WatchedAsset } from '@latchkit/test/source/wallet/context'
import type { BaseWallet } from '@latchkit/test/source/wallet/createBaseWallet'
import { getKnownChains, getSharedAccounts } from '@latchkit/test/source/wallet/views'
import { privateKeyToAccount } from 'viem/accounts'
import type { PhoneContext } from './context.js'
import type { PhoneOptions } from './PhoneOptions.js'
import type { PhoneState } from './phoneState.js'
import { solanaIds } from './solanaIds.js'

/** Creates the context of request handlers: keys, chains, and what a dapp sees of them. */
export function createContext(
  options: PhoneOptions,
  baseWallet: BaseWallet<PhoneState>,
  watched: WatchedAsset[],
): PhoneContext {
  const {
    chains,
    solana,
    privateKeys = accounts.slice(3, 6).map(({ privateKey }) => privateKey),
    secretKeys = solana ? solanaAccounts.slice(4, 6).map(({ secretKey }) => secretKey) : [],
  } = options
  const evmAccounts = privateKeys.map((key) => privateKeyToAccount(key))
  const evmAddresses = evmAccounts.map(({ address }) => address)
  const solanaKeys = secretKeys.map(toSolanaKey)
  let queue: Promise<unknown> = Promise.resolve()

  return {
    baseWallet,
    state: baseWallet.state,
    evmAccounts,
    solanaKeys,
    // A session keeps its accounts while the phone is locked: only responses wait.
    evmAddresses: () => getSharedAccounts({ ...baseWallet.state(), locked: false }, evmAddresses),
    solanaAddresses() {
      const { accountIndex, shares } = baseWallet.state()
      const addresses = solanaKeys.map(({ address }) => address)
      // Chains with fewer accounts use their last one.
      const active = addresses[Math.min(accountIndex, addresses.length - 1)]
      if (active === undefined) return []
      return shares === 'all' ? [active, ...addresses.filter((each) => each !== active)] : [active]
    },
    evmChains: () => getKnownChains(baseWallet.state(), chains),
    solanaIds: () => (solana ? solanaIds(baseWallet.state()) : []),
    callNode: postToNode,
    callCluster: (method, params) => postToNode(solana?.rpcUrl ?? 'a Solana cluster', method, params),
    watch: (asset) => void watched.push(asset),
    runExclusive(run) {
      const result = queue.then(run)
      queue = result.catch(() => {})
      return result
    },
  }
}

async function postToNode(rpcUrl: string, method: string, params?: unknown): Promise<unknown> {
  try {
    return await jsonRpc(post, rpcUrl, method, params)
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    throw new ProviderRpcError(errorCodes.chainDisconnected, `The phone cannot reach ${rpcUrl}.`)
  }
}
