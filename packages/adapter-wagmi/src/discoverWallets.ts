import { type AnnouncedWallet, watchAnnouncedWallets } from '@latchkit/core'
import { type Config, injected } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { ignoreUnsolicitedConnect } from './ignoreUnsolicitedConnect.js'

/**
 * Adds wallets to `config` when they announce themselves (EIP-6963), unless a connector already exists for them.
 * wagmi's own discovery cannot be stopped. The returned function stops this one and keeps the wallets found.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 * @param restorableIds See `ignoreUnsolicitedConnect`.
 */
export function discoverWallets(config: Config, restorableIds: ReadonlySet<string>): () => void {
  return watchAnnouncedWallets((wallet) => addWallet(config, wallet, restorableIds))
}

/** Adds a wallet to `config`, unless a connector already exists for it. */
export function addWallet(
  config: Config,
  { rdns: id, name, icon, provider }: AnnouncedWallet,
  restorableIds: ReadonlySet<string>,
): void {
  const { setup, setState } = config._internal.connectors
  if (config.connectors.some((connector) => connector.id === id || [connector.rdns].flat().includes(id)))
    return
  // The provider has `request`. Each of its responses is validated.
  const target = { id, name, icon, provider: provider as EIP1193Provider }
  const connector = setup(
    ignoreUnsolicitedConnect(injected({ shimDisconnect: false, target }), restorableIds),
  )
  setState((connectors) => [...connectors, connector])
}
