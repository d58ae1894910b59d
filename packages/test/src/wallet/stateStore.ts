/** The storage of a wallet's changed state, one text. */
export type WalletMemory = {
  readonly read: () => string | null
  readonly write: (text: string | null) => void
}

/** Holds a wallet's state. */
export type StateStore<state> = {
  readonly get: () => state
  readonly set: (patch: Partial<state>) => void
  /** Reloads the changes that another tab wrote. */
  readonly reload: () => void
  /** Restores the initial state. */
  readonly reset: () => void
}

/** Options of the store. */
export type StateStoreOptions<state> = {
  readonly initial: state
  readonly memory: WalletMemory
  /** Applied over the stored changes at each load, and not stored. */
  readonly overrides: Partial<state>
  readonly changed: (before: state, after: state) => void
}

/**
 * Creates the store: the initial state, then stored changes, then overrides. Only changes are stored, so that changed
 * options apply at the next load.
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
  // Only this file writes the text.
  return text === null ? {} : (JSON.parse(text) as Partial<state>)
}
