import type { WalletState } from './state.js'

/** Where a wallet keeps what was changed; text under one name. */
export type WalletMemory = {
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

/** Holds a wallet's state. */
export type StateStore = {
  readonly get: () => WalletState
  readonly set: (patch: Partial<WalletState>) => void
  /** Takes up what another tab wrote. */
  readonly reload: () => void
  /** Back to the initial state. */
  readonly reset: () => void
}

/** What a store starts from. */
export type StateStoreOptions = {
  readonly initial: WalletState
  readonly memory: WalletMemory
  /** Win over memory at each load, and are not kept. */
  readonly overrides: Partial<WalletState>
  readonly changed: (before: WalletState, after: WalletState) => void
}

/**
 * Makes the store: the initial state, over it the changes that memory holds, over those the overrides. Only the changes
 * are kept, so that other options still count at the next load.
 */
export function createStateStore({ initial, memory, overrides, changed }: StateStoreOptions): StateStore {
  let changes = readChanges(memory)
  let state: WalletState = { ...initial, ...changes, ...overrides }

  function become(next: WalletState): void {
    const before = state
    state = next
    changed(before, next)
  }

  return {
    get: () => state,
    set(patch) {
      changes = { ...changes, ...patch }
      memory.write(JSON.stringify(changes))
      become({ ...state, ...patch })
    },
    reload() {
      changes = readChanges(memory)
      become({ ...initial, ...changes, ...overrides })
    },
    reset() {
      changes = {}
      memory.write(null)
      become(initial)
    },
  }
}

function readChanges({ read }: WalletMemory): Partial<WalletState> {
  const text = read()
  // Nobody but this file writes it.
  return text === null ? {} : (JSON.parse(text) as Partial<WalletState>)
}
