import { expect, test } from 'vitest'
import { createGroupCommit } from './createGroupCommit.js'

/** A fake whose writes settle when the test calls `end`. */
function start(maxJobs = 10) {
  const batches: { jobs: readonly string[]; end: (error?: Error) => void }[] = []
  const commit = createGroupCommit<string, string>(
    (jobs) =>
      new Promise((resolve, reject) => {
        const results = jobs.map((job) => (job === 'bad' ? new Error('bad') : job.toUpperCase()))
        batches.push({ jobs, end: (error) => (error ? reject(error) : resolve(results)) })
      }),
    { lingerMs: 0, maxJobs },
  )
  return { commit, batches }
}

test('default: jobs added during a write form the next batch', async () => {
  const { commit, batches } = start()
  const first = commit.add('a')
  const others = [commit.add('b'), commit.add('c')]
  batches[0]?.end()
  expect(await first).toBe('A')
  await Promise.resolve()
  expect(batches.map(({ jobs }) => jobs)).toEqual([['a'], ['b', 'c']])
  batches[1]?.end()
  expect(await Promise.all(others)).toEqual(['B', 'C'])
})

test('param: maxJobs limits the size of a batch', async () => {
  const { commit, batches } = start(2)
  const all = ['a', 'b', 'c', 'd'].map((job) => commit.add(job))
  for (const index of [0, 1, 2]) {
    await expect.poll(() => batches.length).toBe(index + 1)
    batches[index]?.end()
  }
  await Promise.all(all)
  expect(batches.map(({ jobs }) => jobs)).toEqual([['a'], ['b', 'c'], ['d']])
})

test('behavior: waitUntilSettled() waits for all jobs added before', async () => {
  const { commit, batches } = start()
  const done: string[] = []
  const first = commit.add('a').then((result) => done.push(result))
  const second = commit.add('b').then((result) => done.push(result))
  const settled = commit.waitUntilSettled().then(() => done.push('settled'))
  batches[0]?.end()
  await first
  batches[1]?.end()
  await Promise.all([second, settled])
  expect(done).toEqual(['A', 'B', 'settled'])
  await commit.waitUntilSettled()
})

test('behavior: waitUntilSettled() does not wait for jobs added later', async () => {
  const { commit, batches } = start()
  const first = commit.add('a')
  const settled = commit.waitUntilSettled()
  const later = commit.add('b')
  batches[0]?.end()
  await first
  await settled
  expect(batches.map(({ jobs }) => jobs)).toEqual([['a'], ['b']])
  batches[1]?.end()
  await later
})

test('error: a failed job does not affect the others of its batch', async () => {
  const { commit, batches } = start()
  const jobs = ['bad', 'good'].map((job) => commit.add(job))
  batches[0]?.end()
  await expect(jobs[0]).rejects.toThrow('bad')
  batches[1]?.end()
  expect(await jobs[1]).toBe('GOOD')
})

test('error: all jobs of a failed write reject, and the next batch is written', async () => {
  const { commit, batches } = start()
  const failed = commit.add('a')
  batches[0]?.end(new Error('disk full'))
  await expect(failed).rejects.toThrow('disk full')
  const next = commit.add('b')
  batches[1]?.end()
  expect(await next).toBe('B')
})
