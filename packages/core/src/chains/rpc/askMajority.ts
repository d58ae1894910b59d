import type { Clock } from '../../ports/Clock.js'
import { collectAnswers } from './collectAnswers.js'
import type { Endpoints } from './createEndpoints.js'
import { pause } from './pause.js'
import { planStep } from './policy.js'
import type { TransportCall } from './TransportCall.js'

/** Asks several endpoints at once until most of them agree, and again after a delay if they do not. */
export async function askMajority<Result>(
  endpoints: Pick<Endpoints, 'get' | 'ask'>,
  call: TransportCall<Result>,
  clock: Clock,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    const { majority, round } = await collectAnswers(endpoints, call, { attempt, clock })
    if (majority) return majority()
    const step = planStep(endpoints.get(), round, clock.now())
    if (step.type === 'fail') throw step.failure
    if (step.type === 'wait') await pause(clock, call.signal, step.delayMs)
  }
}
