/** Gathers jobs into batches. */
export type GroupCommit<Job, Result> = {
  /** Resolves with the job's own result when its batch is written. */
  readonly add: (job: Job) => Promise<Result>
  /** Resolves when everything added so far is written, or has failed; what is added later does not delay it. */
  readonly settled: () => Promise<void>
  /** Jobs that wait for a batch. */
  readonly size: () => number
}

type Entry<Job, Result> = {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes in batches, one at a time: while one is being written the next one fills. A lone message waits for nobody but
 * `lingerMs`, and under load one transaction carries up to `maxJobs`.
 *
 * @param write Answers with one result for each job, in their order. If it throws, every job of the batch fails.
 */
export function createGroupCommit<Job, Result>(
  write: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>,
  { lingerMs, maxJobs }: { readonly lingerMs: number; readonly maxJobs: number },
): GroupCommit<Job, Result> {
  const queue: Entry<Job, Result>[] = []
  let last: Promise<unknown> = Promise.resolve()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (queue.length > 0) {
      if (lingerMs > 0) await new Promise((resolve) => setTimeout(resolve, lingerMs))
      const batch = queue.splice(0, maxJobs)
      await writeBatch(batch)
    }
    isRunning = false
  }

  async function writeBatch(batch: readonly Entry<Job, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ job }) => job))
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result instanceof Error) reject(result)
        else resolve(result as Result)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return {
    add(job) {
      const result = new Promise<Result>((resolve, reject) => {
        queue.push({ job, resolve, reject })
        if (!isRunning) void run()
      })
      // Batches end in their order, so the latest of all is the last to end.
      last = result.catch(() => {})
      return result
    },
    async settled() {
      await last
    },
    size: () => queue.length,
  }
}
