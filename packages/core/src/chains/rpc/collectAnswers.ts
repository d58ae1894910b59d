import type { Clock } from '../../ports/Clock.js'
import type { Endpoints } from './createEndpoints.js'
import { findMajority, majorityCount, planStep, type Round } from './policy.js'
import { RpcFailure } from './RpcFailure.js'
import type { TransportCall } from './TransportCall.js'

/** Returns the result of the majority, or throws its refusal. */
type Outcome<Result> = () => Result

/**
 * Asks up to three endpoints at once, another one for each that fails, and all others if they disagree. A refusal is an answer too.
 * Resolves without a majority if there is none.
 */
export function collectAnswers<Result>(
  endpoints: Pick<Endpoints, 'get' | 'ask'>,
  call: TransportCall<Result>,
  context: { readonly attempt: number; readonly clock: Clock },
): Promise<{ readonly majority: Outcome<Result> | undefined; readonly round: Round }> {
  const { attempt, clock } = context
  const { toCompared = (result) => result } = call
  const asked: string[] = []
  const failures: RpcFailure[] = []
  const answers: string[] = []
  const outcomes = new Map<string, Outcome<Result>>()
  let pending = 0

  return new Promise((resolve, reject) => {
    const round = { attempt, asked, failures }

    function add(answer: string, outcome: Outcome<Result>): void {
      answers.push(answer)
      outcomes.set(answer, outcome)
    }

    function askNext(): boolean {
      const step = planStep(endpoints.get(), round, clock.now())
      if (step.type !== 'ask') return false
      pending += 1
      asked.push(step.url)
      endpoints
        .ask(step.url, call)
        .then(
          (result) => add(toComparable(toCompared(result)), () => result),
          (error: unknown) => {
            if (!(error instanceof RpcFailure)) throw error
            if (error.kind !== 'refused') failures.push(error)
            else
              add(`refused ${error.message}`, () => {
                throw error
              })
          },
        )
        .then(() => {
          pending -= 1
          decide()
        })
        .catch(reject)
      return true
    }

    function decide(): void {
      while (answers.length + pending < majorityCount && askNext());
      const majority = findMajority(answers, pending)
      if (typeof majority === 'object') resolve({ majority: outcomes.get(majority.answer), round })
      else if (majority !== 'disagreed' || !askNext()) {
        if (majority === 'disagreed')
          failures.push(new RpcFailure('disagreed', 'The RPC servers gave different results.'))
        if (pending === 0) resolve({ majority: undefined, round })
      }
    }

    decide()
  })
}

/** Returns equal texts for equal results. */
export const toComparable = (result: unknown): string =>
  JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? `${value}n` : value)) ?? ''
