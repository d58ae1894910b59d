import { runConcurrently } from '../../foundation/runConcurrently.js'
import type { NodeCall } from './callNode.js'
import { NoAnswerError, type NodePool } from './createNodePool.js'
import { joinSignals } from './joinSignals.js'
import type { Answer } from './parseAnswers.js'

/** Options of `answerReads`. */
export type ReadOptions = {
  readonly signal: AbortSignal
  /** Called with the size of each part of the answers. */
  readonly onBytes: (bytes: number) => void
  /** Time after which the calls are also sent one by one. */
  readonly hedgeMs: number
}

const finishedReason = 'The calls have been answered'
/** Maximum number of calls that are sent one by one at a time. */
const maxConcurrentCalls = 10

/**
 * Answers the reads of a batch. They go to the best node in one request. If it refuses or fails, or does not answer within
 * `hedgeMs`, they are sent one by one, to all nodes in turn; the first complete answer wins.
 *
 * @returns The answers in the order of the calls; an error for a call that no node answers.
 * @throws The reason of `signal` if it is aborted.
 */
export async function answerReads(
  pool: NodePool,
  calls: readonly NodeCall[],
  { signal, onBytes, hedgeMs }: ReadOptions,
): Promise<readonly (Answer | NoAnswerError)[]> {
  const finished = new AbortController()
  const joined = joinSignals(signal, finished.signal)
  const options = { signal: joined.signal, onBytes }
  const together = pool.callTogether(calls, options)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, hedgeMs)
  })
  const ended = together.then(
    () => true,
    () => false,
  )

  async function callEach(): Promise<readonly (Answer | NoAnswerError)[]> {
    if (await Promise.race([ended, late])) return together
    const answers: (Answer | NoAnswerError)[] = []
    await runConcurrently([...calls.entries()], maxConcurrentCalls, async ([index, call]) => {
      try {
        answers[index] = await pool.call({ ...call, kind: 'read' }, options)
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error
        answers[index] = error
      }
    })
    return answers
  }

  try {
    return await Promise.any([together, callEach()])
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof AggregateError ? error.errors[1] : error
  } finally {
    clearTimeout(timer)
    // With a reason: the default one is an error with a stack, for every batch.
    finished.abort(finishedReason)
    joined.release()
  }
}
