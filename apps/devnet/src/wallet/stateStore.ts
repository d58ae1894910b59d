/** Where a wallet keeps what was changed; text under one name. */
export type WalletMemory = {
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

/** Holds a wallet's state. */
export type StateStore<state> = {
  readonly get: () => state
  readonly set: (patch: Partial<state>) => void
  /** Takes up what another tab wrote. */
  readonly reload: () => void
  /** Back to the initial state. */
  readonly reset: () => void
}

/** What a store starts from. */
export type StateStoreOptions<state> = {
  readonly initial: state
  readonly memory: WalletMemory
  /** Win over memory at each load, and are not kept. */
  readonly overrides: Partial<state>
  readonly changed: (before: state, after: state) => void
}

/**
 * Makes the store: the initial state, over it the changes that memory holds, over those the overrides. Only the changes
 * are kept, so that other options still count at the next load.
 */
export function createStateStore<state extends object>({
  initial,
  memory,
  overrides,
  changed,
}: StateStoreOptions<state>): StateStore<state> {
  let changes = readChanges<state>(memory)
  let state: state = { ...initial, ...changes, ...overrides }

  function become(next: state): void {
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
      changes = readChanges<state>(memory)
      become({ ...initial, ...changes, ...overrides })
    },
    reset() {
      changes = {}
      memory.write(null)
      become(initial)
    },
  }
}

function readChanges<state>({ read }: WalletMemory): Partial<state> {
  const text = read()
  // Nobody but this file writes it.
  return text === null ? {} : (JSON.parse(text) as Partial<state>)
}
