import { createFairQueue } from './createFairQueue.js'

/** Writes jobs in batches. */
export type GroupCommit<Job, Result> = {
  /** Adds a job. Resolves with its result when its batch is written. */
  readonly add: (job: Job) => Promise<Result>
  /** Resolves when all jobs added so far have been written or have failed. */
  readonly waitUntilSettled: () => Promise<void>
  /** Returns the number of jobs in the queue. */
  readonly size: () => number
}

type Entry<Job, Result> = {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  /** Called when the job has been written or has failed. */
  readonly onSettled: (() => void)[]
}

/** Options of `createGroupCommit`. */
export type GroupCommitOptions<Job> = {
  /** Time that the first job of a batch waits for others. */
  readonly lingerMs: number
  readonly maxJobs: number
  /** Returns the owner of a job. The jobs of one owner keep their order, and do not delay the jobs of other owners. */
  readonly getKey?: (job: Job) => string
  /** Returns the size of a job. A batch ends with the job that reaches `maxBytes`, so that no transaction is too long. */
  readonly getBytes?: (job: Job) => number
  readonly maxBytes?: number
}

/**
 * Creates a writer that writes one batch at a time, while the next batch is collected. Under load, a batch contains up to
 * `maxJobs` jobs.
 *
 * @param write Resolves with one result or error per job, in their order. If it rejects, every job of the batch fails.
 */
export function createGroupCommit<Job, Result>(
  write: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>,
  { lingerMs, maxJobs, getKey = () => '', getBytes = () => 0, maxBytes = 1 }: GroupCommitOptions<Job>,
): GroupCommit<Job, Result> {
  const queue = createFairQueue<Entry<Job, Result>>()
  const unwritten = new Set<Entry<Job, Result>>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (queue.size() > 0) {
      if (lingerMs > 0) await new Promise((resolve) => setTimeout(resolve, lingerMs))
      await writeBatch(takeBatch())
    }
    isRunning = false
  }

  function takeBatch(): readonly Entry<Job, Result>[] {
    const batch: Entry<Job, Result>[] = []
    for (let bytes = 0; batch.length < maxJobs && bytes < maxBytes; ) {
      const entry = queue.take()
      if (!entry) break
      bytes += getBytes(entry.job)
      batch.push(entry)
    }
    return batch
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
    for (const entry of batch) {
      unwritten.delete(entry)
      for (const settled of entry.onSettled) settled()
    }
  }

  return {
    add(job) {
      return new Promise<Result>((resolve, reject) => {
        const entry = { job, resolve, reject, onSettled: [] }
        unwritten.add(entry)
        queue.add(getKey(job), entry)
        if (!isRunning) void run()
      })
    },
    async waitUntilSettled() {
      await Promise.all(
        [...unwritten].map(({ onSettled }) => new Promise<void>((resolve) => void onSettled.push(resolve))),
      )
    },
    size: () => queue.size(),
  }
}
