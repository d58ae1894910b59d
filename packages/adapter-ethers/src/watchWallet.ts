import type { Eip1193Provider } from '@latchkit/core'
import { toChainId, toWallet } from '@latchkit/core/eip1193'

/** The unvalidated state that a wallet reports. */
export type Watched = {
  accounts: readonly unknown[]
  chainId: number
  readonly stop: () => void
}

type Listener = (value: unknown) => void

/** EIP-1193 events. Some wallets have none. */
type Emitter = Eip1193Provider & {
  readonly on?: (event: string, listener: Listener) => unknown
  readonly removeListener?: (event: string, listener: Listener) => unknown
}

/** Tracks `accounts` and the chain from wallet events (EIP-1193), and calls `onChange` after each event. */
export function watchWallet(
  provider: Eip1193Provider,
  accounts: readonly unknown[],
  onChange: () => void,
): Watched {
  const emitter: Emitter = provider
  const watched: Watched = {
    accounts,
    chainId: Number.NaN,
    stop() {
      for (const [event, listener] of Object.entries(listeners)) emitter.removeListener?.(event, listener)
    },
  }

  function handleEvent(change: Partial<Watched>): void {
    Object.assign(watched, change)
    onChange()
  }

  const listeners: Readonly<Record<string, Listener>> = {
    accountsChanged: (value) => handleEvent({ accounts: Array.isArray(value) ? value : [value] }),
    chainChanged: (value) => handleEvent({ chainId: toChainId(value) }),
    // Some wallets emit `disconnect` when they lose a server: only their accounts tell whether the session ended.
    disconnect: () =>
      void toWallet(provider)
        .getAccounts()
        .then(
          (open) => handleEvent({ accounts: open }),
          () => handleEvent({ accounts: [] }),
        ),
  }
  for (const [event, listener] of Object.entries(listeners)) emitter.on?.(event, listener)
  return watched
}
