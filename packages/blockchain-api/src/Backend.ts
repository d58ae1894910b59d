import type { Clock } from '@latchkit/core/ports'

/** A server, and the parameters of every request to it. */
export type Backend = {
  /** Name at the start of an error message, such as `The wallet catalogue`. */
  readonly name: string
  /** Base URL without a trailing slash. */
  readonly url: string
  readonly projectId: string
  readonly clock: Clock
  /** How often a read is repeated if the server cannot be reached, or responds with 429 or 5xx. */
  readonly retries: number
}
