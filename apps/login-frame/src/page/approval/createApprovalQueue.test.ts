import { expect, test } from 'vitest'
import { ApprovalError } from './ApprovalError.js'
import { createRequest } from './approvals.fixtures.js'
import { type ApprovalWork, createApprovalQueue } from './createApprovalQueue.js'
import { getDigest } from './getDigest.js'
import type { Approval, ApprovalRequest } from './types.js'

const prepared = ({ request, ...subject }: ApprovalRequest): Approval => {
  if (request.type !== 'evmMessage') throw new TypeError('The request is not a message')
  return { ...subject, content: request }
}

function setUp(work: Partial<ApprovalWork> = {}) {
  const signed: string[] = []
  const queue = createApprovalQueue({
    prepare: async (request) => prepared(request),
    async sign(approval, digest) {
      signed.push(digest)
      return `signature of ${approval.id}`
    },
    ...work,
  })
  const { id: _, ...request } = createRequest('a')
  const ask = (signal = new AbortController().signal) => queue.request(request, signal)
  /** Plays the user. */
  async function approve(): Promise<void> {
    await expect.poll(() => queue.state.status).toBe('deciding')
    if (queue.state.status !== 'deciding') return
    const { digest } = queue.state
    queue.send({ type: 'displayed', digest, at: 0 })
    queue.send({ type: 'approve', digest, at: 500, isTrusted: true })
  }
  return { queue, ask, approve, signed }
}

test('default: one request after the other', async () => {
  const { queue, ask, approve, signed } = setUp()
  const answers = [ask(), ask()]
  await approve()
  expect(await answers[0]).toEqual({ status: 'approved', result: 'signature of 1' })
  await approve()
  expect(await answers[1]).toEqual({ status: 'approved', result: 'signature of 2' })
  expect(queue.state).toEqual({ status: 'idle', queue: [] })
  const request = createRequest('a')
  expect(signed).toEqual(['1', '2'].map((id) => getDigest(prepared({ ...request, id }))))
})

test('error: failures of the work are displayed, and then reach the app', async () => {
  const failing = setUp({ prepare: () => Promise.reject(new ApprovalError('would_fail')) })
  const answer = failing.ask()
  await expect.poll(() => failing.queue.state.status).toBe('failed')
  failing.queue.send({ type: 'decline', id: '1', isTrusted: true })
  expect(await answer).toEqual({ status: 'failed', code: 'would_fail' })
  const unexpected = setUp({ sign: () => Promise.reject(new Error('internals')) })
  const other = unexpected.ask()
  await unexpected.approve()
  await expect.poll(() => unexpected.queue.state).toMatchObject({ status: 'failed', code: 'unknown' })
  unexpected.queue.send({ type: 'decline', id: '1', isTrusted: true })
  expect(await other).toEqual({ status: 'failed', code: 'unknown' })
})

test('behavior: an abort stops the work, and its late result is ignored', async () => {
  const signals: AbortSignal[] = []
  let finish: (result: string) => void = () => undefined
  const { queue, ask, approve } = setUp({
    sign: (_approval, _digest, signal) => {
      signals.push(signal)
      return new Promise((resolve) => {
        finish = resolve
      })
    },
  })
  const controller = new AbortController()
  const answer = ask(controller.signal)
  await approve()
  controller.abort(new Error('stopped'))
  await expect(answer).rejects.toThrow('stopped')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  const next = ask()
  finish('late')
  await expect.poll(() => queue.state).toMatchObject({ status: 'deciding', approval: { id: '2' } })
  queue.send({ type: 'decline', id: '2', isTrusted: true })
  expect(await next).toEqual({ status: 'declined' })
})

test('error: a request that is aborted before it starts', async () => {
  const { queue, ask } = setUp()
  await expect(ask(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect(queue.state.status).toBe('idle')
})

test('behavior: notifies listeners until they stop', async () => {
  const { queue, ask } = setUp()
  let count = 0
  const stop = queue.subscribe(() => {
    count += 1
  })
  void ask()
  expect(count).toBe(1)
  stop()
  await expect.poll(() => queue.state.status).toBe('deciding')
  expect(count).toBe(1)
})
