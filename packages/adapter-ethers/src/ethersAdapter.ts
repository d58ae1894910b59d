import { AbortedError, type Eip1193Provider } from '@latchkit/core'
import {
  type Answer,
  abortable,
  askWallet,
  createNetworkRequest,
  getBalance,
  revokeAccounts,
  signMessage,
  switchChain,
  toSwitchError,
  toWallet,
} from '@latchkit/core/eip1193'
import { WalletRequestError } from '@latchkit/core/errors'
import type { Adapter, AdapterEvent, PortContext } from '@latchkit/core/ports'
import { createEvmMethods } from './createEvmMethods.js'
import { createSessions, getAccounts } from './createSessions.js'
import { createFindConnected } from './findConnected.js'
import type { Library } from './Library.js'
import { createWallets, type GivenWallet } from './wallets.js'

/**
 * Creates an `Adapter` on top of EIP-1193 wallets and one version of ethers. Requests go directly to the wallet,
 * because ethers' signers modify transactions after review. ethers handles networks, ABIs and typed data.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @param parameters `load` imports ethers on first use.
 */
export function createEthersAdapter(parameters: {
  readonly type: 'ethers' | 'ethers5'
  readonly context: PortContext
  readonly wallets: readonly GivenWallet[]
  readonly load: () => Promise<Library>
}): Adapter {
  const { type, context, load } = parameters
  const { clock, networks, warn } = context
  const wallets = createWallets(context, parameters.wallets)
  const request = createNetworkRequest(clock)
  let listener: ((event: AdapterEvent) => void) | undefined
  const sessions = createSessions({ warn, emit: (event) => listener?.(event) })
  const findConnected = createFindConnected(sessions)

  return {
    namespace: 'eip155',
    type,
    start(listen) {
      listener = listen
      const stopDiscovery = wallets.start((connectors) => listen({ type: 'connectors', connectors }))
      return () => {
        listener = undefined
        stopDiscovery()
        sessions.stop()
      }
    },
    connect({ connectorId, chainId, signal }) {
      return askWallet({ method: 'eth_requestAccounts', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const known = sessions.get(connectorId)
        if (known) return known.session
        const provider = await abortable(wallets.getWalletProvider(connectorId), signal)
        const requested = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
        const wallet = toWallet(provider)
        return sessions.connect({
          connectorId,
          wallet: provider,
          signal,
          ask: async () => ({ accounts: await wallet.requestAccounts(), chainId: Number.NaN }),
          // The requested chain is optional: a declined switch does not fail the connection.
          complete: async () => {
            if (requested)
              await switchChain(provider, { connectorId, network: requested, clock }).catch(() => {})
            return readChain(provider)
          },
          revert: () => revokeAccounts(provider, clock),
        })
      })
    },
    reconnect({ connectorId, signal }) {
      return askWallet({ method: 'eth_accounts', connectorId }, async () => {
        if (signal.aborted) throw new AbortedError()
        const known = sessions.get(connectorId)
        if (known) return known.session
        if (!wallets.has(connectorId)) return null
        const provider = await abortable(wallets.getWalletProvider(connectorId), signal)
        return sessions.restore({
          connectorId,
          wallet: provider,
          signal,
          ask: async () => ({ accounts: await getAccounts(provider), chainId: Number.NaN }),
          complete: () => readChain(provider),
        })
      })
    },
    disconnect: ({ connectorId }) =>
      sessions.disconnect(connectorId, async (provider) => provider && revokeAccounts(provider, clock)),
    async switchNetwork({ connectorId, network, signal }) {
      const method = 'wallet_switchEthereumChain'
      try {
        if (signal.aborted) throw new AbortedError()
        const provider = await findConnected({ connectorId, method })
        await abortable(switchChain(provider, { connectorId, network, clock }), signal)
        const kept = sessions.get(connectorId)
        const session = kept && sessions.update(connectorId, { ...kept.data, chainId: Number(network.id) })
        if (session) return session
        throw new WalletRequestError({
          method,
          rpcCode: 4100,
          details: 'The wallet disconnected during the request.',
        })
      } catch (cause) {
        throw toSwitchError({ connectorId, network: network.name, cause })
      }
    },
    getBalance: (parameters) => getBalance(request, parameters),
    signMessage({ connectorId, address, message, network }) {
      const method = 'personal_sign'
      return askWallet({ method, connectorId }, async () =>
        signMessage(await findConnected({ connectorId, address, method }), {
          address,
          message,
          network,
          request,
          context,
        }),
      )
    },
    getProvider: async ({ connectorId }) =>
      sessions.get(connectorId)?.wallet ?? wallets.getWalletProvider(connectorId),
    evm: createEvmMethods({ context, findConnected, load, request }),
  }
}

/** Reads the wallet's chain. Returns how it completes the data of the wallet. */
async function readChain(provider: Eip1193Provider): Promise<(data: Answer) => Answer> {
  const chainId = await toWallet(provider).getChainId()
  return (data) => ({ ...data, chainId })
}
