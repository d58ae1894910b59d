import { type Config, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'

/** A wallet that has announced itself as EIP-6963 says. */
type Announcement = {
  readonly name: string
  readonly icon: string | undefined
  readonly rdns: string
  readonly provider: EIP1193Provider
}

/**
 * Adds wallets to `config` as they announce themselves (EIP-6963): each once, and none that a connector stands for
 * already. wagmi does the same by itself, but never stops; this stops when the answer is called. What was found stays.
 */
export function discoverWallets(config: Config): () => void {
  const { setup, setState } = config._internal.connectors

  function add(event: Event): void {
    const wallet = event instanceof CustomEvent ? toAnnouncement(event.detail) : undefined
    if (!wallet) return
    const { rdns: id, name, icon, provider } = wallet
    if (config.connectors.some((connector) => connector.id === id || [connector.rdns].flat().includes(id)))
      return
    const connector = setup(
      injected({ shimDisconnect: false, target: { id, name, provider, ...(icon && { icon }) } }),
    )
    setState((connectors) => [...connectors, connector])
  }

  window.addEventListener('eip6963:announceProvider', add)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return () => window.removeEventListener('eip6963:announceProvider', add)
}

/** A stranger's words: anything else than the standard says is no wallet. */
function toAnnouncement(detail: unknown): Announcement | undefined {
  const info = field(detail, 'info')
  const provider = field(detail, 'provider')
  const [name, icon, rdns] = ['name', 'icon', 'rdns'].map((key) => field(info, key))
  if (typeof name !== 'string' || typeof rdns !== 'string' || name === '' || !rdns.includes('.'))
    return undefined
  if (typeof field(provider, 'request') !== 'function') return undefined
  // It has `request`; what it answers is checked answer by answer.
  return {
    name,
    icon: typeof icon === 'string' ? icon : undefined,
    rdns,
    provider: provider as EIP1193Provider,
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
