import type { Server, ServerOptions } from './startServer.js'

/** The tools of a scenario. Everything started with them is stopped when the scenario ends, fails or times out. */
export type ScenarioTools = {
  /** Starts the real program in a child process, on a free loopback port. */
  readonly start: (options?: ServerOptions) => Promise<Server>
  /** Creates a temporary folder that is deleted at the end. */
  readonly folder: () => string
  /** Adds a cleanup. Cleanups run at the end, the latest first. */
  readonly onEnd: (cleanUp: () => unknown) => void
  /** Aborted when the scenario times out. */
  readonly signal: AbortSignal
}

/** One attack on a running gateway. */
export type Scenario = {
  /** The expected behaviour: "refuses oversized batches without validating their items". */
  readonly name: string
  /** Seconds after which the scenario is stopped and has failed. */
  readonly maxSeconds: number
  /** Whether `pnpm abuse --short`, a step of `npm test`, runs it: one attack on each kind of limit, in a few seconds. */
  readonly isShort?: boolean
  /**
   * Attacks the gateway.
   *
   * @returns The observed limit, for the table. Rejects if the gateway did not withstand the attack, see `check`.
   */
  readonly run: (tools: ScenarioTools) => Promise<string>
}

/** Throws an error with this message if an expectation does not hold. */
export function check(isTrue: boolean, message: string): asserts isTrue {
  if (!isTrue) throw new Error(message)
}
