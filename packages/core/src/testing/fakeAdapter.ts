import { RpcRequestError } from '../foundation/errors/rpc.js'
import { AbortedError, ChainNotSupportedError, WalletNotFoundError } from '../foundation/errors/wallet.js'
import { WalletRequestError } from '../foundation/errors/walletRequest.js'
import type { Account } from '../foundation/schema/account.js'
import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type {
  Adapter,
  AdapterEvent,
  AdapterFactory,
  AdapterType,
  PortContext,
  Session,
} from '../ports/Adapter.js'
import { type FakeBitcoin, fakeBitcoin } from './fakeBitcoin.js'
import { type FakeEvm, fakeEvm } from './fakeEvm.js'
import { fakeSignature } from './fakeSignature.js'
import { type FakeSolana, fakeSolana } from './fakeSolana.js'
import { type FakeWallet, type FakeWalletInside, type FakeWalletOptions, fakeWallet } from './fakeWallet.js'

/** An adapter factory with test controls. Belongs to the first kit that uses it. */
export type FakeAdapter = AdapterFactory & {
  readonly namespace: ChainNamespace
  /**
   * Returns the controls of a wallet. Throws for an unknown id. Wallets exist once a kit was
   * created with the adapter.
   */
  wallet(id: string): FakeWallet
  /** How many prompts all wallets have shown. */
  readonly prompts: number
  /** Sets a native balance in base units, or how the request fails. Default: 0. */
  setBalance(parameters: {
    readonly address: string
    readonly chainId: CaipNetworkId
    readonly value: bigint | 'fails' | 'hangs'
  }): void
  /** The current session, as the chain's own library reports it to the host app. */
  readonly session: Session | undefined
  /** Connects a wallet without the kit, as a dapp does with the chain's own library. */
  hostConnect(connectorId: string): void
  /** Ends the session without the kit. */
  hostDisconnect(): void
  /** The sent transactions and the fake responses of `eip155`; undefined for other namespaces. */
  readonly evm: FakeEvm | undefined
  /** The same for `solana`. */
  readonly solana: FakeSolana | undefined
  /** The same for `bip122`. */
  readonly bitcoin: FakeBitcoin | undefined
  /** Whether the adapter is started and not cleaned up. */
  readonly started: boolean
}

const typeOf: Record<ChainNamespace, AdapterType> = {
  eip155: 'wagmi',
  solana: 'solana',
  bip122: 'bitcoin',
  polkadot: 'universal',
  cosmos: 'universal',
}

/**
 * Creates an adapter with scripted wallets. It conforms to the `Adapter` port: `adapterConformance`
 * runs against it too.
 *
 * @param parameters `namespace` default `eip155`; `wallets` default one, `io.fake`.
 * @example
 * ```ts
 * import { createTestKit, fakeAdapter } from '@latchkit/core/testing'
 *
 * const adapter = fakeAdapter({ wallets: [{ id: 'io.alpha', behavior: 'hangs' }] })
 * const { kit } = createTestKit({ adapters: [adapter] })
 * kit.mount()
 * adapter.wallet('io.alpha').approve()
 * ```
 */
export function fakeAdapter(
  parameters: {
    readonly namespace?: ChainNamespace | undefined
    readonly wallets?: readonly FakeWalletOptions[] | undefined
  } = {},
): FakeAdapter {
  const { namespace = 'eip155', wallets: options = [{ id: 'io.fake' }] } = parameters
  const wallets = new Map<string, FakeWalletInside>()
  const balances = new Map<string, bigint | 'fails' | 'hangs'>()
  const evm = namespace === 'eip155' ? fakeEvm() : undefined
  const solana = namespace === 'solana' ? fakeSolana() : undefined
  const bitcoin = namespace === 'bip122' ? fakeBitcoin() : undefined
  // Like the wallets of these chains: the app chooses the network.
  const keepsNoNetwork = namespace === 'solana' || namespace === 'bip122'
  // In `eip155` only the wallet chooses its active account.
  const choosesAccount = namespace !== 'eip155'
  const uriWatchers = new Set<() => void>()
  let listener: ((event: AdapterEvent) => void) | undefined
  let current: FakeWalletInside | undefined

  function walletOf(id: string): FakeWalletInside {
    const wallet = wallets.get(id)
    if (!wallet) throw new WalletNotFoundError({ connectorId: id })
    return wallet
  }

  function present(id: string): FakeWalletInside {
    const wallet = walletOf(id)
    if (!wallet.announced) throw new WalletNotFoundError({ connectorId: id })
    return wallet
  }

  function getOpenWallet(connectorId: string, method: string): FakeWalletInside {
    if (current?.connector.id !== connectorId) {
      throw new WalletRequestError({ method, rpcCode: 4100, details: 'The wallet is not connected.' })
    }
    return current
  }

  function getOpenWalletOf(
    caller: { connectorId: string; address: string },
    method: string,
  ): FakeWalletInside {
    const wallet = getOpenWallet(caller.connectorId, method)
    if (wallet.accounts.includes(caller.address)) return wallet
    throw new WalletRequestError({ method, rpcCode: 4100, details: 'Unknown account.' })
  }

  function sessionOf(wallet: FakeWalletInside): Session {
    const [first, ...rest] = wallet.accounts
    return {
      connectorId: wallet.connector.id,
      accounts: [accountAt(first, namespace), ...rest.map((address) => accountAt(address, namespace))],
      chainId: wallet.chainId,
    }
  }

  function selectKnownNetwork(wallet: FakeWalletInside, chainId: CaipNetworkId | undefined): void {
    if (chainId && wallet.knows(chainId)) wallet.moveTo(chainId)
  }

  /**
   * Emits the current session at once: a caller that has aborted would not receive it as a result.
   */
  function emitSession(wallet: FakeWalletInside): Session {
    const session = sessionOf(wallet)
    listener?.({ type: 'session', session })
    return session
  }

  function emitConnectors(): void {
    const connectors = [...wallets.values()].filter(({ announced }) => announced)
    listener?.({ type: 'connectors', connectors: connectors.map(({ connector }) => connector) })
  }

  function end(wallet: FakeWalletInside): void {
    if (current !== wallet) return
    current = undefined
    listener?.({ type: 'disconnected', connectorId: wallet.connector.id })
  }

  function createAdapter(context: PortContext): Adapter {
    if (wallets.size > 0) throw new TypeError('A fake adapter belongs to one kit. Make another one.')
    const { clock } = context
    const networks = context.networks.filter((network) => network.chainNamespace === namespace)
    for (const wallet of options) {
      const made: FakeWalletInside = fakeWallet({
        options: wallet,
        namespace,
        networkIds: networks.map((network) => network.caipNetworkId),
        onChange(change) {
          if (change === 'presence') emitConnectors()
          else if (change === 'uri') for (const tell of uriWatchers) tell()
          else if (change === 'ended') end(made)
          else if (current === made) listener?.({ type: 'session', session: sessionOf(made) })
        },
      })
      wallets.set(wallet.id, made)
    }

    return {
      namespace,
      type: typeOf[namespace],
      networkKeptBy: keepsNoNetwork ? 'app' : 'wallet',
      start(next) {
        listener = next
        emitConnectors()
        return () => {
          listener = undefined
        }
      },
      async connect({ connectorId, chainId, signal }) {
        const wallet = present(connectorId)
        if (current === wallet) return sessionOf(wallet)
        const onYes = async () => {
          if (signal.aborted) throw new AbortedError()
          wallet.locked = false
          wallet.setOpen(true)
          if (keepsNoNetwork) selectKnownNetwork(wallet, chainId)
          else if (chainId && chainId !== wallet.chainId && wallet.knows(chainId)) {
            const onMove = () => wallet.moveTo(chainId)
            await wallet.ask({ question: 'switch', clock, signal, onYes: onMove }).catch(() => {})
          }
          current = wallet
          return sessionOf(wallet)
        }
        return wallet.ask({ question: 'connect', clock, signal, onYes })
      },
      async reconnect({ connectorId, chainId, signal }) {
        if (signal.aborted) throw new AbortedError()
        const wallet = wallets.get(connectorId)
        if (!wallet?.announced || wallet.locked || !wallet.open) return null
        if (wallet.behavior === 'hangs') return new Promise(() => {})
        if (keepsNoNetwork) selectKnownNetwork(wallet, chainId)
        current = wallet
        return sessionOf(wallet)
      },
      watchDisplayUri({ connectorId, listener: onUri }) {
        const tell = () => onUri(wallets.get(connectorId)?.uri)
        uriWatchers.add(tell)
        tell()
        return () => uriWatchers.delete(tell)
      },
      async disconnect({ connectorId }) {
        const wallet = walletOf(connectorId)
        if (wallet.behavior === 'fails') {
          throw new WalletRequestError({ method: 'disconnect', details: 'Internal error' })
        }
        if (wallet.behavior === 'hangs') return new Promise(() => {})
        wallet.setOpen(false)
        if (current === wallet) current = undefined
      },
      async switchNetwork({ connectorId, network, signal }) {
        const wallet = getOpenWallet(connectorId, 'switchNetwork')
        const { caipNetworkId, name } = network
        if (wallet.chainId === caipNetworkId) return sessionOf(wallet)
        const known = wallet.knows(caipNetworkId)
        if (!known && (keepsNoNetwork || !wallet.addsChains))
          throw new ChainNotSupportedError({ network: name })
        if (keepsNoNetwork) {
          wallet.moveTo(caipNetworkId)
          return emitSession(wallet)
        }
        const onYes = () => {
          wallet.moveTo(caipNetworkId)
          return current === wallet ? emitSession(wallet) : sessionOf(wallet)
        }
        return wallet.ask({ question: known ? 'switch' : 'add', clock, signal, onYes })
      },
      async getBalance({ address, network, signal }) {
        // An RPC never responds synchronously, so that an abort right after the call rejects.
        await Promise.resolve()
        if (signal.aborted) throw new AbortedError()
        const value = balances.get(`${network.caipNetworkId}:${address}`) ?? 0n
        if (typeof value === 'bigint') return value
        if (value === 'fails') throw new RpcRequestError({ method: 'getBalance', network: network.name })
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new AbortedError()), { once: true })
        })
      },
      async signMessage({ connectorId, address, message }) {
        const wallet = getOpenWalletOf({ connectorId, address }, 'signMessage')
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
        return wallet.ask({ question: 'sign', clock, onYes: () => fakeSignature(address, bytes) })
      },
      async getProvider({ connectorId }) {
        const { id } = present(connectorId).connector
        return { isFake: true, connectorId: id, ...(evm?.request && { request: evm.request }) }
      },
      ...(choosesAccount && {
        async switchAccount({ connectorId, address }: { connectorId: string; address: string }) {
          const wallet = getOpenWalletOf({ connectorId, address }, 'switchAccount')
          wallet.putFirst(address)
          return emitSession(wallet)
        },
      }),
      evm: evm?.methods({ getOpenWallet, clock }),
      solana: solana?.methods({ getOpenWallet: getOpenWalletOf, clock }),
      bitcoin: bitcoin?.methods({ getOpenWallet: getOpenWalletOf, clock }),
    }
  }

  const controls = {
    namespace,
    wallet: walletOf,
    get prompts() {
      return [...wallets.values()].reduce((total, wallet) => total + wallet.prompts, 0)
    },
    setBalance({ address, chainId, value }: Parameters<FakeAdapter['setBalance']>[0]) {
      balances.set(`${chainId}:${address}`, value)
    },
    get session() {
      return current && sessionOf(current)
    },
    hostConnect(connectorId: string) {
      const wallet = present(connectorId)
      wallet.setOpen(true)
      current = wallet
      listener?.({ type: 'session', session: sessionOf(wallet) })
    },
    hostDisconnect() {
      if (current) end(current)
    },
    evm,
    solana,
    bitcoin,
    get started() {
      return listener !== undefined
    },
  }
  // Object.assign would evaluate the getters once.
  const descriptors = Object.getOwnPropertyDescriptors(controls)
  return Object.defineProperties(createAdapter, descriptors) as AdapterFactory & typeof controls
}

function accountAt(address: string, namespace: ChainNamespace): Account {
  if (namespace !== 'bip122') return { address, type: 'eoa' }
  // Taproot: wallets keep ordinals on a separate address from payments.
  return { address, type: /^(?:bc|tb|bcrt)1p/.test(address) ? 'ordinal' : 'payment' }
}
