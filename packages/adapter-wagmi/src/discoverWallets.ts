import { watchAnnouncedWallets } from '@latchkit/core'
import { type Config, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { onlyReturning } from './onlyReturning.js'

/**
 * Adds wallets to `config` as they announce themselves (EIP-6963): each once, and none that a connector stands for
 * already. wagmi does the same by itself, but never stops; this stops when the answer is called. What was found stays.
 *
 * @param returning See `onlyReturning`.
 */
export function discoverWallets(config: Config, returning: ReadonlySet<string>): () => void {
  const { setup, setState } = config._internal.connectors
  return watchAnnouncedWallets(({ rdns: id, name, icon, provider }) => {
    if (config.connectors.some((connector) => connector.id === id || [connector.rdns].flat().includes(id)))
      return
    // It has `request`; what it answers is checked answer by answer.
    const target = { id, name, icon, provider: provider as EIP1193Provider }
    const connector = setup(onlyReturning(injected({ shimDisconnect: false, target }), returning))
    setState((connectors) => [...connectors, connector])
  })
}
