import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { solanaCaipNetworkId, solanaStandardChain } from '../solana/cluster.js'
import { toSolanaKey } from '../solana/keys.js'
import { defaultBaseWalletState } from '../wallet/baseWalletState.js'
import {
  type BaseWallet,
  type BaseWalletEnvironment,
  createBaseWallet,
  extendControl,
} from '../wallet/createBaseWallet.js'
import { createEmitter } from '../wallet/createEmitter.js'
import type { StandardAccount, StandardWallet } from '../walletStandard/standardWallet.js'
import { type SolanaWalletContext, solanaPromptingMethods } from './context.js'
import type { SolanaWalletControl, SolanaWalletState } from './control.js'
import { createConnectFeatures } from './createConnectFeatures.js'
import { createSignFeatures } from './createSignFeatures.js'

/** Options of a Solana wallet: its identity, accounts and initial state. */
export type SolanaWalletOptions = {
  /** Key under `window.__solanaWallets`, in the page's URL and in storage. */
  readonly key: string
  readonly name: string
  /** Data URI. */
  readonly icon: string
  /** Its accounts, 64 bytes in base58; the first is initially active. */
  readonly secretKeys: readonly string[]
  /** Initial state. */
  readonly state?: Partial<SolanaWalletState> | undefined
}

/** Dependencies of a Solana wallet. */
export type SolanaWalletEnvironment = BaseWalletEnvironment<SolanaWalletState> & {
  /** The page's origin. */
  readonly origin: string
  /** RPC URL of the devnet's cluster. */
  readonly rpcUrl: string
  /**
   * Calls a node; rejects with a ProviderRpcError for an error response, and with another error if it is unreachable.
   */
  readonly call: (rpcUrl: string, method: string, params?: unknown) => Promise<unknown>
  /** The names of the cluster at that URL. Default: the devnet's two. */
  readonly clusters?: readonly string[] | undefined
  /** Receives the events of the wallet. */
  readonly onEvent?: ((event: string, payload: unknown) => void) | undefined
}

/** A running Solana wallet. */
export type SolanaWallet = {
  readonly control: SolanaWalletControl
  /** Reloads the state after another tab changed it. */
  readonly reload: () => void
  readonly answerOne: BaseWallet<SolanaWalletState>['answerOne']
}

/** The two names of the devnet's cluster. */
const devnetChains: readonly string[] = [solanaStandardChain, solanaCaipNetworkId]
const publicChains = ['solana:mainnet', 'solana:devnet', 'solana:testnet']

/** Creates a Solana wallet without a window: a Wallet Standard wallet and its control. */
export function createSolanaWallet(
  { name, icon, secretKeys, state }: SolanaWalletOptions,
  environment: SolanaWalletEnvironment,
): SolanaWallet {
  const keys = secretKeys.map(toSolanaKey)
  const events = createEmitter(environment.onEvent)
  const { clusters = devnetChains } = environment
  const initial: SolanaWalletState = {
    ...defaultBaseWalletState,
    name,
    icon,
    chains: [...new Set([...clusters, ...publicChains])],
    signsIn: true,
    signInText: 'standard',
    signInNeedsConnection: false,
    ignoresSilent: false,
    ...state,
  }
  const promptingMethods = solanaPromptingMethods
  const baseWallet = createBaseWallet({ ...environment, initial, promptingMethods, changed })
  /** Whether the app connected since the page loaded. Before that, it sees no accounts even if authorized. */
  let exposed = false
  /** The accounts emitted last. */
  let lastEmitted = ''

  function accounts(): readonly StandardAccount[] {
    const { connected, locked, offline, accountIndex, shares, chains } = baseWallet.state()
    const active = keys[accountIndex]
    if (!exposed || !connected || locked || offline || !active) return []
    const others = shares === 'all' ? keys.filter((key) => key !== active) : []
    const features = Object.keys(signing)
    return [active, ...others].map(({ address, publicKey }) => ({ address, publicKey, chains, features }))
  }

  function changed(): void {
    const shared = accounts()
    const now = JSON.stringify(shared.map(({ address, chains }) => [address, chains]))
    if (now === lastEmitted) return
    lastEmitted = now
    if (!baseWallet.state().silent)
      events.emit('change', baseWallet.getReported('change', { accounts: shared }))
  }

  const context: SolanaWalletContext = {
    baseWallet,
    domain: new URL(environment.origin).host,
    accounts,
    key(address) {
      const shared = accounts().some((account) => account.address === address)
      const key = keys.find((each) => each.address === address)
      if (!shared || !key)
        throw new ProviderRpcError(
          errorCodes.unauthorized,
          `The app is not authorized to use the account ${address}.`,
        )
      return key
    },
    setExposed(value) {
      exposed = value
      changed()
    },
    async node(chain, method, params) {
      if (!clusters.includes(chain)) throw createUnreachableError(chain)
      try {
        return await environment.call(environment.rpcUrl, method, params)
      } catch (error) {
        throw error instanceof ProviderRpcError ? error : createUnreachableError(chain)
      }
    },
  }
  const signing = createSignFeatures(context)
  const { 'solana:signIn': signIn = {}, ...connecting } = createConnectFeatures(context)
  const standardEvents = {
    version: '1.0.0',
    on(event: string, listener: (payload: unknown) => void) {
      events.on(event, listener)
      return () => events.removeListener(event, listener)
    },
  }

  const wallet: StandardWallet = {
    version: '1.0.0',
    get name() {
      return baseWallet.state().name
    },
    get icon() {
      return baseWallet.state().icon
    },
    get chains() {
      return baseWallet.state().chains
    },
    get features() {
      const common = { ...connecting, 'standard:events': standardEvents, ...signing }
      return baseWallet.state().signsIn ? { ...common, 'solana:signIn': signIn } : common
    },
    get accounts() {
      return baseWallet.getReported('accounts', accounts()) as readonly StandardAccount[]
    },
  }
  const control: SolanaWalletControl = extendControl(baseWallet.control, {
    wallet,
    accounts: keys.map(({ address }) => address),
    get listeners() {
      return events.counts().change ?? 0
    },
  })
  return { control, reload: baseWallet.reload, answerOne: baseWallet.answerOne }
}

function createUnreachableError(what: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${what}.`)
}
