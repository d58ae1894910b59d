import { type Eip1193Provider, WalletNotFoundError, watchAnnouncedWallets } from '@latchkit/core'
import { askWallet, isEip1193Provider } from '@latchkit/core/eip1193'
import type { Connector, PortContext } from '@latchkit/core/ports'

/** A wallet that the host brings: one that is no browser extension, or one with a library of its own. */
export type GivenWallet = {
  /** Stable across reloads. */
  readonly id: string
  readonly name: string
  /** A `data:` or `https:` URL. */
  readonly icon?: string | undefined
  /** Reverse domain name: a wallet that announces itself by it (EIP-6963) is not listed a second time. */
  readonly rdns?: string | undefined
  /** Called when it is first connected, or taken up after a reload. */
  readonly getProvider: () => Eip1193Provider | Promise<Eip1193Provider>
}

/** The wallets that can be connected. */
export type Wallets = {
  /** Looks for wallets, and calls `listener` with all there are: at once, and again at every change. Answers how to stop. */
  start(listener: (connectors: readonly Connector[]) => void): () => void
  /** Whether there is a wallet of that id. */
  has(connectorId: string): boolean
  /** @throws `WalletNotFoundError` */
  providerOf(connectorId: string): Promise<Eip1193Provider>
}

type Found = { readonly connector: Connector; readonly getProvider: GivenWallet['getProvider'] }

/** Those that the host gave, the one behind `window.ethereum`, and those that announce themselves (EIP-6963). */
export function createWallets(context: PortContext, given: readonly GivenWallet[]): Wallets {
  const announced = new Map<string, Found & { readonly provider: Eip1193Provider }>()

  function all(): readonly Found[] {
    const own = given.map(({ getProvider, ...wallet }) => found({ ...wallet, type: 'external' }, getProvider))
    const taken = new Set(own.flatMap(({ connector: { id, rdns } }) => [id, rdns]))
    const others = [...announced.values()].filter(({ connector }) => !taken.has(connector.id))
    const legacy = context.enableInjected ? injectedProvider() : undefined
    // It is there once: as it announces itself, where it does.
    if (!legacy || others.some(({ provider }) => provider === legacy)) return [...own, ...others]
    const injected = found({ id: 'injected', name: 'Browser wallet', type: 'injected' }, () => legacy)
    return [...own, injected, ...others]
  }

  const find = (connectorId: string) => all().find(({ connector }) => connector.id === connectorId)

  return {
    start(listener) {
      let told: string | undefined
      let isComplete = false

      function tell(): void {
        const connectors = all().map(({ connector }) => connector)
        const key = JSON.stringify(connectors)
        if (!isComplete || key === told) return
        told = key
        listener(connectors)
      }

      const stop = context.enableEIP6963
        ? watchAnnouncedWallets(({ rdns, name, icon, provider }) => {
            const wallet = { id: rdns, rdns, name, icon, type: 'announced' } as const
            announced.set(rdns, { ...found(wallet, () => provider), provider })
            tell()
          })
        : undefined
      // What wallets without EIP-6963 say when they come late.
      globalThis.window?.addEventListener('ethereum#initialized', tell)
      // Most wallets answer on the spot: they are told together.
      isComplete = true
      tell()
      return () => {
        isComplete = false
        stop?.()
        globalThis.window?.removeEventListener('ethereum#initialized', tell)
      }
    },
    has: (connectorId) => find(connectorId) !== undefined,
    async providerOf(connectorId) {
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
