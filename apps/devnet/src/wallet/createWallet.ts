import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { WalletContext, WatchedAsset } from './context.js'
import type { Provider, WalletControl } from './control.js'
import { createEmitter } from './createEmitter.js'
import { createPerson, disconnected, extendControl, type PersonEnvironment } from './createPerson.js'
import { promptingMethods } from './methods/promptingMethods.js'
import { methodNamed } from './methods/table.js'
import { errorCodes, ProviderRpcError } from './ProviderRpcError.js'
import { parseRequest } from './request.js'
import { defaultState, type WalletChain, type WalletState } from './state.js'
import { chainIdHex, knownChains, sharedAccounts } from './views.js'

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
  /** The devnet's chains that it knows, by index. Default: all. */
  readonly knows?: readonly number[] | undefined
  /** Initial state. */
  readonly state?: Partial<WalletState> | undefined
}

/** Dependencies of a wallet. */
export type WalletEnvironment = PersonEnvironment<WalletState> & {
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
}

/** Creates a wallet without a window: an EIP-1193 provider and its control. */
export function createWallet(options: WalletOptions, environment: WalletEnvironment): Wallet {
  const accounts = options.privateKeys.map((key) => privateKeyToAccount(key))
  const addresses = accounts.map(({ address }) => address)
  const emitter = createEmitter()
  const initial = initialState(options, environment.chains)
  const person = createPerson({ ...environment, initial, promptingMethods, changed })
  const watched: WatchedAsset[] = []
  /** The state at the last event; while offline none are emitted. */
  let lastTold = person.state()
  let turn: Promise<unknown> = Promise.resolve()

  const context: WalletContext = {
    origin: environment.origin,
    accounts,
    state: person.state,
    set: person.set,
    sharedAccounts: () => sharedAccounts(person.state(), addresses),
    knownChains: () => knownChains(person.state(), environment.chains),
    ask: person.ask,
    async node(method, params) {
      const { chainId } = person.state()
      const chain = context.knownChains().find(({ id }) => id === chainId)
      if (!chain) throw unreachable(`chain ${chainId}`)
      return context.nodeAt(chain.rpcUrl, method, params)
    },
    async nodeAt(rpcUrl, method, params) {
      try {
        return await environment.call(rpcUrl, method, params)
      } catch (error) {
        throw error instanceof ProviderRpcError ? error : unreachable(rpcUrl)
      }
    },
    inTurn(run) {
      const result = turn.then(run)
      turn = result.catch(() => {})
      return result
    },
    watch(asset) {
      watched.push(asset)
      person.notify()
    },
  }

  function emit(event: string, payload: unknown): void {
    if (!person.state().silent) emitter.emit(event, person.told(event, payload))
  }

  function changed(before: WalletState, after: WalletState): void {
    if (after.offline && !before.offline) emit('disconnect', disconnected())
    if (before.offline && !after.offline) emit('connect', { chainId: chainIdHex(after) })
    if (after.offline) return
    const last = lastTold
    lastTold = after
    if (after.chainId !== last.chainId) emit('chainChanged', chainIdHex(after))
    const shared = sharedAccounts(after, addresses)
    if (shared.join() !== sharedAccounts(last, addresses).join()) emit('accountsChanged', shared)
  }

  const provider: Provider = {
    request: (args) =>
      person.answer(
        () => parseRequest(args),
        ({ method, params }) => methodNamed(method)(context, params),
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

  const control: WalletControl = extendControl(person.control, {
    provider,
    accounts: addresses,
    get watchedAssets() {
      return [...watched]
    },
    get listeners() {
      return emitter.counts()
    },
    switchChain: (chainId: number) => person.set({ chainId }),
  })
  // EIP-1193: `connect` is emitted after initialization, so that the creator can still add listeners.
  queueMicrotask(() => {
    if (!person.state().offline) emit('connect', { chainId: chainIdHex(person.state()) })
  })
  return { control, reload: person.reload }
}

function initialState(options: WalletOptions, chains: readonly WalletChain[]): WalletState {
  const { name, icon, knows = chains.keys(), state } = options
  const knownChainIds = [...knows].flatMap((place) => chains[place]?.id ?? [])
  return { ...defaultState, name, icon, knownChainIds, chainId: knownChainIds[0] ?? 1, ...state }
}

function unreachable(what: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${what}.`)
}
