import { type Eip1193Provider, WalletNotFoundError, watchAnnouncedWallets } from '@latchkit/core'
import { askWallet, isEip1193Provider } from '@latchkit/core/eip1193'
import type { Connector, PortContext } from '@latchkit/core/ports'

/** A wallet that the host app adds: one that is not a browser extension, or one with its own library. */
export type GivenWallet = {
  /** Stable across reloads. */
  readonly id: string
  readonly name: string
  /** A `data:` or `https:` URL. */
  readonly icon?: string | undefined
  /** Reverse domain name: a wallet that announces itself by it (EIP-6963) is not listed a second time. */
  readonly rdns?: string | undefined
  /** Called on the first connection or restore. */
  readonly getProvider: () => Eip1193Provider | Promise<Eip1193Provider>
}

/** The wallets that can be connected. */
export type Wallets = {
  /**
   * Discovers wallets and calls `listener` with all of them, at once and after every change. Returns a function to
   * stop.
   */
  start(listener: (connectors: readonly Connector[]) => void): () => void
  /** Returns whether a wallet with that id exists. */
  has(connectorId: string): boolean
  /** @throws `WalletNotFoundError` */
  getWalletProvider(connectorId: string): Promise<Eip1193Provider>
}

type Found = { readonly connector: Connector; readonly getProvider: GivenWallet['getProvider'] }

/**
 * Creates the list of wallets: the wallets of the host app, the one behind `window.ethereum`, and announced ones (EIP-6963).
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function createWallets(context: PortContext, given: readonly GivenWallet[]): Wallets {
  const announced = new Map<string, Found & { readonly provider: Eip1193Provider }>()

  function all(): readonly Found[] {
    const own = given.map(({ getProvider, ...wallet }) => found({ ...wallet, type: 'external' }, getProvider))
    const taken = new Set(own.flatMap(({ connector: { id, rdns } }) => [id, rdns]))
    const others = [...announced.values()].filter(({ connector }) => !taken.has(connector.id))
    const legacy = context.enableInjected ? injectedProvider() : undefined
    // A wallet that also announces itself is listed once, as announced.
    if (!legacy || others.some(({ provider }) => provider === legacy)) return [...own, ...others]
    const injected = found({ id: 'injected', name: '', type: 'injected' }, () => legacy)
    return [...own, injected, ...others]
  }

  const find = (connectorId: string) => all().find(({ connector }) => connector.id === connectorId)

  return {
    start(listener) {
      let lastKey: string | undefined
      let isComplete = false

      function notify(): void {
        const connectors = all().map(({ connector }) => connector)
        const key = JSON.stringify(connectors)
        if (!isComplete || key === lastKey) return
        lastKey = key
        listener(connectors)
      }

      const stop = context.enableEIP6963
        ? watchAnnouncedWallets(({ rdns, name, icon, provider }) => {
            const wallet = { id: rdns, rdns, name, icon, type: 'announced' } as const
            announced.set(rdns, { ...found(wallet, () => provider), provider })
            notify()
          })
        : undefined
      // Event of wallets without EIP-6963 that are injected late.
      globalThis.window?.addEventListener('ethereum#initialized', notify)
      // Most wallets announce themselves synchronously: they are emitted together.
      isComplete = true
      notify()
      return () => {
        isComplete = false
        stop?.()
        globalThis.window?.removeEventListener('ethereum#initialized', notify)
      }
    },
    has: (connectorId) => find(connectorId) !== undefined,
    async getWalletProvider(connectorId) {
      const subject = { method: 'getProvider', connectorId }
      const provider = await askWallet(subject, async () => find(connectorId)?.getProvider())
      if (!isEip1193Provider(provider)) throw new WalletNotFoundError({ connectorId })
      return provider
    },
  }
}

function found(wallet: Omit<Connector, 'namespace'>, getProvider: GivenWallet['getProvider']): Found {
  const { id, name, type, icon, rdns } = wallet
  return { connector: { id, name, namespace: 'eip155', type, icon, rdns }, getProvider }
}

function injectedProvider(): Eip1193Provider | undefined {
  const provider: unknown = Reflect.get(globalThis.window ?? {}, 'ethereum')
  return isEip1193Provider(provider) ? provider : undefined
}
