/** Runs a task again and again, never twice at once. */
export type Runner = {
  /** Runs the task now, or once more if it runs. */
  readonly wake: () => void
  /** Resolves when the task does not run any more. */
  readonly stop: () => Promise<void>
}

/** Intervals of a task that has nothing to do last longer. Another gateway may have added some work, and ended. */
const idleFactor = 10

/**
 * Creates a runner.
 *
 * @param task Returns whether there is more to do.
 */
export function createRunner(
  task: () => Promise<boolean>,
  {
    pollMs,
    canRun,
    onError,
  }: {
    readonly pollMs: number
    /** Whether the task may run without a wake-up. */
    readonly canRun: () => boolean
    readonly onError: (error: unknown) => void
  },
): Runner {
  const idleMs = idleFactor * pollMs
  let running: Promise<void> | undefined
  let isWoken = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    let hasMore = true
    do {
      isWoken = false
      try {
        hasMore = await task()
      } catch (error) {
        onError(error)
      }
    } while (isWoken && !isStopped)
    running = undefined
    if (!isStopped) timer = setTimeout(poll, hasMore ? pollMs : idleMs)
  }

  function poll(): void {
    if (canRun()) wake()
    else timer = setTimeout(poll, idleMs)
  }

  function wake(): void {
    isWoken = true
    if (isStopped || running) return
    clearTimeout(timer)
    running = run()
  }

  timer = setTimeout(poll, pollMs)
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
