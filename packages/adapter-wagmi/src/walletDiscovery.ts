import { type AnnouncedWallet, watchAnnouncedWallets } from '@latchkit/core'
import type { Connector } from '@latchkit/core/ports'

/** Discovers the wallets of the browser without wagmi, until wagmi is loaded. */
export type WalletDiscovery = {
  /** Calls `onChange` with the wallets, at once and after every change. Returns a function to stop. */
  readonly start: (onChange: (connectors: readonly Connector[]) => void) => () => void
  /** The wallets that have announced themselves since the start. */
  readonly announced: () => readonly AnnouncedWallet[]
  /** Returns whether a wallet with that id is listed. */
  readonly has: (connectorId: string) => boolean
}

/**
 * Creates the discovery of announced wallets (EIP-6963) and of the wallet behind `window.ethereum`. It lists the
 * wallets as `toConnectors` lists them later, so that the list does not change when wagmi is loaded.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function createWalletDiscovery(options: {
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
}): WalletDiscovery {
  const { enableEIP6963, enableInjected } = options
  let announced: readonly AnnouncedWallet[] = []

  function list(): readonly Connector[] {
    const wallets = announced.map(toConnector)
    const legacy: unknown = enableInjected ? Reflect.get(globalThis.window ?? {}, 'ethereum') : undefined
    // A wallet that also announces itself is listed once, as announced.
    const isListed = !legacy || announced.some(({ provider }) => provider === legacy)
    return isListed
      ? wallets
      : [{ id: 'injected', name: '', namespace: 'eip155', type: 'injected' }, ...wallets]
  }

  return {
    start(onChange) {
      let isStarted = false
      const notify = () => {
        if (isStarted) onChange(list())
      }
      announced = []
      const stop = enableEIP6963
        ? watchAnnouncedWallets((wallet) => {
            announced = [...announced, wallet]
            notify()
          })
        : undefined
      // Event of wallets without EIP-6963 that are injected late.
      if (enableInjected) globalThis.window?.addEventListener('ethereum#initialized', notify)
      // Most wallets announce themselves synchronously: they are emitted together.
      isStarted = true
      notify()
      return () => {
        isStarted = false
        stop?.()
        globalThis.window?.removeEventListener('ethereum#initialized', notify)
      }
    },
    announced: () => announced,
    has: (connectorId) => list().some(({ id }) => id === connectorId),
  }
}

function toConnector({ rdns, name, icon }: AnnouncedWallet): Connector {
  return { id: rdns, name, namespace: 'eip155', type: 'announced', icon, rdns }
}
