import type { Clock } from '@latchkit/core/ports'

/** A server, and who asks it. */
export type Backend = {
  /** As a sentence begins with it: `The wallet catalogue`. */
  readonly name: string
  /** Without a slash at the end. */
  readonly url: string
  readonly projectId: string
  readonly clock: Clock
}
