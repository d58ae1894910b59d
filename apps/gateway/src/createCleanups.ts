/** Things to undo, the latest first. */
export type Cleanups = {
  readonly add: (undo: () => unknown) => void
  /** Undoes everything; one that fails does not keep the others. */
  readonly run: () => Promise<void>
}

/** @param onError Told about each that fails. */
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
