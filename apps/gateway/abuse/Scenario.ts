import type { Server, ServerOptions } from './startServer.js'

/** What a scenario uses. Everything it starts here is stopped when it ends, also when it fails or times out. */
export type ScenarioTools = {
  /** Starts a gateway as an operator does: the real program, in its own process, on a free loopback port. */
  readonly start: (options?: ServerOptions) => Promise<Server>
  /** Returns a temporary folder; it is deleted at the end. */
  readonly folder: () => string
  /** Runs at the end, the latest first. */
  readonly onEnd: (cleanUp: () => unknown) => void
  /** Aborted when the scenario's time is over. */
  readonly signal: AbortSignal
}

/** One attack on a running gateway. */
export type Scenario = {
  /** The expected behaviour: "refuses oversized batches without validating their items". */
  readonly name: string
  /** Seconds after which it is stopped and counts as failed. */
  readonly maxSeconds: number
  /**
   * Attacks the gateway.
   *
   * @returns The limit it observed, for the table. Throws where the gateway did not withstand; `check` helps.
   */
  readonly run: (tools: ScenarioTools) => Promise<string>
}

/** Throws where an expectation does not hold. */
export function check(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise)
}
