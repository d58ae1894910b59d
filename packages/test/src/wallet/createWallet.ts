import type { Address, Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createUserRejectedError, errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { WalletContext, WatchedAsset } from './context.js'
import { type ContractAccountOptions, createContractAccount } from './contractAccount.js'
import type { Provider, WalletControl } from './control.js'
import {
  type BaseWallet,
  type BaseWalletEnvironment,
  createBaseWallet,
  createDisconnectedError,
  extendControl,
} from './createBaseWallet.js'
import { createEmitter } from './createEmitter.js'
import { createDeniedError } from './deviceErrors.js'
import { promptingMethods, signingPrompts } from './methods/promptingMethods.js'
import { getMethod } from './methods/table.js'
import { parseRequest } from './request.js'
import { defaultState, type WalletChain, type WalletState } from './state.js'
import { getChainIdHex, getKnownChains, getSharedAccounts } from './views.js'

/** Options of a wallet: its identity, accounts and initial state. */
export type WalletOptions = {
  /** Key under `window.__wallets`, in the page's URL and in storage. */
  readonly key: string
  readonly name: string
  /** Reverse domain name (EIP-6963). */
  readonly rdns: string
  /** Data URI (EIP-6963). */
  readonly icon: string
  /** Its accounts; the first is initially active. */
  readonly privateKeys: readonly Hex[]
  /** Set for accounts that are contracts: the keys belong to their owners. Default: the keys are the accounts. */
  readonly contractAccounts?: ContractAccountOptions | undefined
  /** The devnet's chains that it knows, by index. Default: all. */
  readonly knows?: readonly number[] | undefined
  /** Initial state. */
  readonly state?: Partial<WalletState> | undefined
}

/** Dependencies of a wallet. */
export type WalletEnvironment = BaseWalletEnvironment<WalletState> & {
  readonly chains: readonly WalletChain[]
  /** The page's origin. */
  readonly origin: string
  /**
   * Calls a chain's node; rejects with a ProviderRpcError for an error response, and with another error if it is
   * unreachable.
   */
  readonly call: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
}

/** A running wallet. */
export type Wallet = {
  readonly control: WalletControl
  /** Reloads the state after another tab changed it. */
  readonly reload: () => void
  /** Closes an open prompt, by its index in `control.prompts`. Returns false if it is closed already or behind the lock screen. */
  readonly answerOne: (index: number, answer: 'approve' | 'reject') => boolean
}

/**
 * Creates a wallet without a window: an EIP-1193 provider and its control.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createWallet(options: WalletOptions, environment: WalletEnvironment): Wallet {
  const { contractAccounts } = options
  const accounts = options.privateKeys.map((key) =>
    contractAccounts ? createContractAccount(key, contractAccounts, isDeployed) : privateKeyToAccount(key),
  )
  const addresses = accounts.map(({ address }) => address)
  const emitter = createEmitter()
  const initial = initialState(options, environment.chains)
  const createRejection = (method: string) =>
    baseWallet.state().rejection === 'device' && signingPrompts.includes(method)
      ? createDeniedError()
      : createUserRejectedError()
  const baseWallet: BaseWallet<WalletState> = createBaseWallet({
    ...environment,
    ...{ initial, promptingMethods, createRejection, changed },
  })
  const watched: WatchedAsset[] = []
  /** The state at the last event; while offline none are emitted. */
  let lastEmitted = baseWallet.state()
  let queue: Promise<unknown> = Promise.resolve()

  const context: WalletContext = {
    origin: environment.origin,
    accounts,
    state: baseWallet.state,
    set: baseWallet.set,
    getSharedAccounts: () => getSharedAccounts(baseWallet.state(), addresses),
    getKnownChains: () => getKnownChains(baseWallet.state(), environment.chains),
    ask: baseWallet.ask,
    async node(method, params) {
      const { chainId } = baseWallet.state()
      const chain = context.getKnownChains().find(({ id }) => id === chainId)
      if (!chain) throw createUnreachableError(`chain ${chainId}`)
      return context.nodeAt(chain.rpcUrl, method, params)
    },
    async nodeAt(rpcUrl, method, params) {
      try {
        return await environment.call(rpcUrl, method, params)
      } catch (error) {
        throw error instanceof ProviderRpcError ? error : createUnreachableError(rpcUrl)
      }
    },
    runExclusive(run) {
      const result = queue.then(run)
      queue = result.catch(() => {})
      return result
    },
    watch(asset) {
      watched.push(asset)
      baseWallet.notify()
    },
  }

  async function isDeployed(address: Address): Promise<boolean> {
    return (await context.node('eth_getCode', [address, 'latest'])) !== '0x'
  }

  function emit(event: string, payload: unknown): void {
    if (!baseWallet.state().silent) emitter.emit(event, baseWallet.getReported(event, payload))
  }

  function changed(before: WalletState, after: WalletState): void {
    if (after.offline && !before.offline) emit('disconnect', createDisconnectedError())
    if (before.offline && !after.offline) emit('connect', { chainId: getChainIdHex(after) })
    if (after.offline) return
    const last = lastEmitted
    lastEmitted = after
    if (after.chainId !== last.chainId) emit('chainChanged', getChainIdHex(after))
    const shared = getSharedAccounts(after, addresses)
    if (shared.join() !== getSharedAccounts(last, addresses).join()) emit('accountsChanged', shared)
  }

  const provider: Provider = {
    request: (args) =>
      baseWallet.answer(
        () => parseRequest(args),
        ({ method, params }) => getMethod(method)(context, params),
      ),
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }

  const control: WalletControl = extendControl(baseWallet.control, {
    provider,
    accounts: addresses,
    get watchedAssets() {
      return [...watched]
    },
    get listeners() {
      return emitter.counts()
    },
    switchChain: (chainId: number) => baseWallet.set({ chainId }),
  })
  // EIP-1193: `connect` is emitted after initialization, so that the creator can still add listeners.
  queueMicrotask(() => {
    if (!baseWallet.state().offline) emit('connect', { chainId: getChainIdHex(baseWallet.state()) })
  })
  return { control, reload: baseWallet.reload, answerOne: baseWallet.answerOne }
}

function initialState(options: WalletOptions, chains: readonly WalletChain[]): WalletState {
  const { name, icon, knows = chains.keys(), state } = options
  const knownChainIds = [...knows].flatMap((place) => chains[place]?.id ?? [])
  return { ...defaultState, name, icon, knownChainIds, chainId: knownChainIds[0] ?? 1, ...state }
}

function createUnreachableError(what: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${what}.`)
}
