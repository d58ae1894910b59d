import { createFairQueue } from './createFairQueue.js'

/** Gathers jobs into batches. */
export type GroupCommit<Job, Result> = {
  /** Resolves with the job's own result when its batch is written. */
  readonly add: (job: Job) => Promise<Result>
  /** Resolves when everything added so far is written, or has failed; what is added later does not delay it. */
  readonly waitUntilSettled: () => Promise<void>
  /** Jobs that wait for a batch. */
  readonly size: () => number
}

type Entry<Job, Result> = {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** How batches are made. */
export type GroupCommitOptions<Job> = {
  readonly lingerMs: number
  readonly maxJobs: number
  /** Owner of a job: the jobs of one owner keep their order, and many jobs of one do not delay others. */
  readonly getKey?: (job: Job) => string
  /** A batch ends with the job that reaches `maxBytes`: no job waits for a long transaction. */
  readonly getBytes?: (job: Job) => number
  readonly maxBytes?: number
}

/**
 * Writes in batches, one at a time: while one is being written the next one fills. A lone message waits for nobody but
 * `lingerMs`, and under load one transaction carries up to `maxJobs`.
 *
 * @param write Answers with one result for each job, in their order. If it throws, every job of the batch fails.
 */
export function createGroupCommit<Job, Result>(
  write: (jobs: readonly Job[]) => Promise<readonly (Result | Error)[]>,
  { lingerMs, maxJobs, getKey = () => '', getBytes = () => 0, maxBytes = 1 }: GroupCommitOptions<Job>,
): GroupCommit<Job, Result> {
  const queue = createFairQueue<Entry<Job, Result>>()
  const unwritten = new Set<Promise<unknown>>()
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
  }

  return {
    add(job) {
      const result = new Promise<Result>((resolve, reject) => {
        queue.add(getKey(job), { job, resolve, reject })
        if (!isRunning) void run()
      })
      const written = result.catch(() => {}).finally(() => unwritten.delete(written))
      unwritten.add(written)
      return result
    },
    async waitUntilSettled() {
      await Promise.all(unwritten)
    },
    size: () => queue.size(),
  }
}
