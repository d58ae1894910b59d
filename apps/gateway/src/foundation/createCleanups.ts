/** A stack of cleanup functions. */
export type Cleanups = {
  readonly add: (undo: () => unknown) => void
  /** Runs all cleanups, the latest first. A cleanup that fails does not prevent the others. */
  readonly run: () => Promise<void>
}

/** @param onError Called with the error of each cleanup that fails. */
export function createCleanups(onError: (error: unknown) => void): Cleanups {
  const all: (() => unknown)[] = []
  return {
    add: (undo) => void all.push(undo),
    async run() {
      for (let undo = all.pop(); undo; undo = all.pop()) {
        try {
          await undo()
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
