import type { IWalletKit } from '@reown/walletkit'
import type { Address } from 'viem'
import type { HostAnswer, HostEvent } from '../host/createHostCore.js'
import { createHostWallet, type HostWallet } from '../host/createHostWallet.js'
import type { SerializedError } from '../host/serializeError.js'
import type { TestWallet } from '../host/TestWallet.js'
import { decodeMessage } from '../namespaces/codec.js'
import { createSolanaHostWallet, type SolanaHostWallet } from '../namespaces/createSolanaHostWallet.js'
import { lagoon } from '../solanaWallet/solanaWallets.js'
import { meadow } from '../wallet/wallets.js'
import { callSolanaWallet, solanaSessionMethods } from './callSolanaWallet.js'
import { createPhoneSessions, getNamespace, type PhoneSessions } from './createPhoneSessions.js'
import { getPhoneNamespaces, type PhoneNamespace, type Proposal } from './getPhoneNamespaces.js'
import type { PhoneOptions } from './PhoneOptions.js'

/** The wallets on a phone, and what apps ask of them. */
export type PhoneWallets = {
  readonly evm: HostWallet<TestWallet>
  readonly solana: SolanaHostWallet | undefined
  readonly sessions: PhoneSessions
  /**
   * Asks the user about a proposal. Returns the namespaces of the session, or the error of a user who rejects.
   *
   * @throws ProviderRpcError 5100 if nothing that is proposed is supported.
   */
  readonly approve: (origin: string, proposal: Proposal) => Promise<ProposalAnswer>
  readonly request: (
    origin: string,
    chain: string,
    request: { readonly method: string; readonly params: unknown },
  ) => Promise<HostAnswer>
}

/** The answer to a proposal. */
export type ProposalAnswer =
  | { readonly namespaces: Record<string, PhoneNamespace> }
  | { readonly error: SerializedError }

/** CAIP-2 ids of clusters: apps name them so in proposals. */
const clusterId = /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/

/** Creates the wallets on a phone. */
export function createPhoneWallets(kit: IWalletKit, options: PhoneOptions): PhoneWallets {
  const { chains, wallet = meadow, approval = 'approve', abis = [] } = options
  const sessions = createPhoneSessions(kit)
  const evm = createHostWallet(
    { ...wallet, chainScope: 'wallet', knows: [...chains.keys()] },
    { chains, approval, abis, deliver: deliverEvm },
  )
  const { chain: cluster, wallet: solanaWallet = { ...lagoon, name: wallet.name } } = options.solana ?? {}
  const solana =
    cluster && createSolanaHostWallet(solanaWallet, { chain: cluster, approval, deliver: deliverSolana })
  const clusters = cluster?.clusters.filter((name) => clusterId.test(name)) ?? []

  const getChain = () => `eip155:${evm.wallet.chainId}`

  async function deliverEvm({ origin, event, payload }: HostEvent): Promise<void> {
    if (event === 'accountsChanged') await changeAccounts(origin, getChain(), payload as readonly Address[])
    if (event !== 'chainChanged') return
    await sessions.addChain(origin, getChain(), [evm.wallet.address])
    await sessions.emit(origin, getChain(), event, Number(payload))
  }

  async function deliverSolana({ origin, payload }: HostEvent): Promise<void> {
    const { accounts } = Object(decodeMessage(payload))
    const addresses = Array.isArray(accounts) ? accounts.map(({ address }) => String(address)) : []
    await changeAccounts(origin, clusters[0] ?? '', addresses)
  }

  /** A locked wallet keeps its sessions. Without accounts, the user has disconnected. */
  async function changeAccounts(origin: string, chain: string, addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return
    await sessions.setAddresses(origin, getNamespace(chain), addresses)
    const accounts = addresses.map((address) => `${chain}:${address}`)
    await sessions.emit(origin, chain, 'accountsChanged', accounts)
  }

  function getSupported() {
    const evmChains = chains.map(({ id }) => `eip155:${id}`)
    return {
      eip155: { chains: evmChains, addresses: [evm.wallet.address] },
      ...(solana && {
        solana: { chains: clusters, addresses: [solana.wallet.address], methods: solanaSessionMethods },
      }),
    }
  }

  /** One prompt for all namespaces: of the EVM wallet, unless the app proposes Solana only. */
  async function ask(origin: string, isEvm: boolean): Promise<HostAnswer> {
    if (isEvm || !solana)
      return evm.handle(origin, { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    // An earlier session does not allow this one.
    solana.setConnected(origin, false)
    return solana.handle(origin, { path: ['features', 'standard:connect', 'connect'], params: [{}] })
  }

  return {
    ...{ evm, solana, sessions },
    async approve(origin, proposal) {
      const { eip155, ...others } = getPhoneNamespaces(proposal, getSupported())
      const answer = await ask(origin, eip155 !== undefined)
      if ('error' in answer) return { error: answer.error }
      if (solana && others.solana) {
        solana.setConnected(origin, true)
        await solana.handle(origin, {
          path: ['features', 'standard:connect', 'connect'],
          params: [{ silent: true }],
        })
      }
      // The user may have switched the account meanwhile.
      return { namespaces: getPhoneNamespaces(proposal, getSupported()) }
    },
    async request(origin, chain, request) {
      if (solana && getNamespace(chain) === 'solana')
        return callSolanaWallet(solana, { origin, chain }, request)
      const chainId = Number(chain.split(':')[1])
      // A request names its chain.
      if (!/^wallet_(switch|add)EthereumChain$/.test(request.method) && chainId !== evm.wallet.chainId)
        await evm.wallet.switchChain(chainId)
      return evm.handle(origin, request)
    },
  }
}
