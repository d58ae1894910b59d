import type { Target } from './Check.js'
import { checks } from './checks.js'

/** The outcome of a check. */
export type Outcome = {
  readonly endpoint: string
  readonly name: string
  /** Fault of the server; absent if the check passed. */
  readonly fault?: string | undefined
}

/**
 * Runs the checks one by one, so that a rate limit does not count as a fault.
 *
 * @param endpoints The `operationId` of the endpoints to check. Default: all.
 */
export async function runConformance(
  target: Target,
  endpoints?: readonly string[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { endpoint, name, run } of checks) {
    if (endpoints && !endpoints.includes(endpoint)) continue
    try {
      await run(target)
      outcomes.push({ endpoint, name })
    } catch (error) {
      outcomes.push({ endpoint, name, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return outcomes
}
