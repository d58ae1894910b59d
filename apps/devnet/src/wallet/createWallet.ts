import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { WalletContext, WatchedAsset } from './context.js'
import type { Provider, WalletControl } from './control.js'
import { createEmitter } from './createEmitter.js'
import { shapeError, toProviderRpcError } from './errorShape.js'
import { methodNamed } from './methods/table.js'
import { errorCodes, ProviderRpcError, userRejected } from './ProviderRpcError.js'
import { createPrompts } from './prompts.js'
import { parseRequest } from './request.js'
import { defaultState, type WalletChain, type WalletState } from './state.js'
import { createStateStore, type WalletMemory } from './stateStore.js'
import { chainIdHex, knownChains, sharedAccounts } from './views.js'

/** One wallet: who it is, what it holds, and how it behaves at first. */
export type WalletOptions = {
  /** Its name under `window.__wallets`, in the page's URL and in storage. */
  readonly key: string
  readonly name: string
  /** Reverse domain name (EIP-6963). */
  readonly rdns: string
  /** Data URI (EIP-6963). */
  readonly icon: string
  /** Of its accounts; the first is active at first. */
  readonly privateKeys: readonly Hex[]
  /** Which of the devnet's chains it knows, by their place in the list. Default: all. */
  readonly knows?: readonly number[] | undefined
  /** Behaviour from the start. */
  readonly state?: Partial<WalletState> | undefined
}

/** What a wallet needs from the world. */
export type WalletEnvironment = {
  readonly chains: readonly WalletChain[]
  /** Of the page. */
  readonly origin: string
  readonly memory: WalletMemory
  /** What the page's URL says about this wallet. */
  readonly overrides?: Partial<WalletState> | undefined
  /** Asks a chain's node; rejects with a ProviderRpcError if that answers with an error, with anything else if it cannot be reached. */
  readonly call: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  readonly wait: (ms: number) => Promise<void>
  readonly announce: () => void
}

/** A running wallet. */
export type Wallet = {
  readonly control: WalletControl
  /** Takes up what another tab did to the same wallet. */
  readonly reload: () => void
}

/** Makes a wallet without a window: an EIP-1193 provider and the person in front of it. */
export function createWallet(options: WalletOptions, environment: WalletEnvironment): Wallet {
  const accounts = options.privateKeys.map((key) => privateKeyToAccount(key))
  const addresses = accounts.map(({ address }) => address)
  const emitter = createEmitter()
  const observers = createEmitter()
  const initial = initialState(options, environment.chains)
  const { memory, overrides = {} } = environment
  const store = createStateStore({ initial, memory, overrides, changed })
  const prompts = createPrompts(store.get, notify)
  const watched: WatchedAsset[] = []
  /** The state the page last heard of; while offline it hears of nothing. */
  let lastTold = store.get()
  let turn: Promise<unknown> = Promise.resolve()

  const context: WalletContext = {
    origin: environment.origin,
    accounts,
    state: store.get,
    set: store.set,
    sharedAccounts: () => sharedAccounts(store.get(), addresses),
    knownChains: () => knownChains(store.get(), environment.chains),
    ask: prompts.ask,
    async node(method, params) {
      const { chainId } = store.get()
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
      notify()
    },
  }

  function notify(): void {
    observers.emit('change', undefined)
  }

  function tell(state: WalletState, event: string, payload: unknown): void {
    if (!state.silent) emitter.emit(event, told(state, event, payload))
  }

  function changed(before: WalletState, after: WalletState): void {
    notify()
    const emit = (event: string, payload: unknown) => tell(after, event, payload)
    if (after.offline && !before.offline) {
      prompts.rejectOpen(disconnected())
      emit('disconnect', disconnected())
    }
    if (before.offline && !after.offline) emit('connect', { chainId: chainIdHex(after) })
    if (after.offline) return
    const last = lastTold
    lastTold = after
    if (after.chainId !== last.chainId) emit('chainChanged', chainIdHex(after))
    const shared = sharedAccounts(after, addresses)
    if (shared.join() !== sharedAccounts(last, addresses).join()) emit('accountsChanged', shared)
    if (before.locked && !after.locked) prompts.unlocked()
  }

  async function request(args: unknown): Promise<unknown> {
    try {
      const { method, params } = parseRequest(args)
      const { delayMs } = store.get()
      if (delayMs > 0) await environment.wait(delayMs)
      if (store.get().offline) throw disconnected()
      await prompts.hold(method, params)
      const answer = await methodNamed(method)(context, params)
      return told(store.get(), method, answer)
    } catch (error) {
      throw shapeError(toProviderRpcError(error), store.get().errorShape)
    }
  }

  const provider: Provider = {
    request,
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }

  const control: WalletControl = {
    provider,
    accounts: addresses,
    get state() {
      return store.get()
    },
    get prompts() {
      return prompts.shown()
    },
    get watchedAssets() {
      return [...watched]
    },
    get listeners() {
      return emitter.counts()
    },
    subscribe(listener) {
      observers.on('change', listener)
      return () => observers.removeListener('change', listener)
    },
    set: store.set,
    release: prompts.approveOpen,
    rejectPending: () => prompts.rejectOpen(userRejected()),
    lock: () => store.set({ locked: true }),
    unlock: () => store.set({ locked: false }),
    switchAccount: (accountIndex) => store.set({ accountIndex }),
    switchChain: (chainId) => store.set({ chainId }),
    forget: () => store.set({ connected: false }),
    disconnect: () => store.set({ offline: true }),
    reconnect: () => store.set({ offline: false }),
    announce: environment.announce,
    reset: store.reset,
  }
  // EIP-1193: first connected after initialisation. Whoever made the wallet can still listen.
  queueMicrotask(() => {
    if (!store.get().offline) tell(store.get(), 'connect', { chainId: chainIdHex(store.get()) })
  })
  return { control, reload: store.reload }
}

function initialState(options: WalletOptions, chains: readonly WalletChain[]): WalletState {
  const { name, icon, knows = chains.keys(), state } = options
  const knownChainIds = [...knows].flatMap((place) => chains[place]?.id ?? [])
  return { ...defaultState, name, icon, knownChainIds, chainId: knownChainIds[0] ?? 1, ...state }
}

/** What the page is told instead of the truth, where the state says so. */
function told(state: WalletState, subject: string, truth: unknown): unknown {
  return Object.hasOwn(state.malformed, subject) ? state.malformed[subject] : truth
}

function disconnected(): ProviderRpcError {
  return new ProviderRpcError(errorCodes.disconnected, 'The wallet is disconnected from all chains.')
}

function unreachable(what: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${what}.`)
}
