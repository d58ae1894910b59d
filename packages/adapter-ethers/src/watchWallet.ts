import type { Eip1193Provider } from '@latchkit/core'
import { type Answer, toChainId } from '@latchkit/core/eip1193'
import type { OnWalletChange } from '@latchkit/core/ports'

type Listener = (value: unknown) => void

/**
 * EIP-1193 events. Some wallets have none.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
type Emitter = Eip1193Provider & {
  readonly on?: (event: string, listener: Listener) => unknown
  readonly removeListener?: (event: string, listener: Listener) => unknown
}

/**
 * Reports the changes that a wallet emits (EIP-1193). Returns a function to stop.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function watchWallet(provider: Eip1193Provider, onChange: OnWalletChange<Answer>): () => void {
  const emitter: Emitter = provider
  const listeners: Readonly<Record<string, Listener>> = {
    accountsChanged: (value) =>
      onChange((now) => ({ ...now, accounts: Array.isArray(value) ? value : [value] })),
    chainChanged: (value) => onChange((now) => ({ ...now, chainId: toChainId(value) })),
    // Some wallets emit `disconnect` when they lose a server: only their accounts tell whether the session ended.
    disconnect: () => onChange(),
  }
  for (const [event, listener] of Object.entries(listeners)) emitter.on?.(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) emitter.removeListener?.(event, listener)
  }
}
