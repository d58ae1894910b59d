/** Parameters of a LatchkitError. */
export type LatchkitErrorParameters = {
  /** One sentence on what happened. */
  readonly shortMessage: string
  /** Stable machine-readable name of the failure, in kebab case. */
  readonly code: string
  readonly cause?: unknown
  /** Details of this failure, in the words of the underlying library. Never contains secrets. */
  readonly details?: string | undefined
  /** Lines on why it happened and what to do. */
  readonly metaMessages?: readonly string[] | undefined
  /** Path of the page in the docs. */
  readonly docsPath?: string | undefined
}

/**
 * The base class of every error that Latchkit throws or keeps in state.
 *
 * @example
 * ```ts
 * import { LatchkitError } from '@latchkit/core'
 *
 * export function describe(error: unknown): string {
 *   return error instanceof LatchkitError ? error.shortMessage : 'Something went wrong'
 * }
 * ```
 */
export class LatchkitError extends Error {
  override name = 'LatchkitError'
  // Declared only: the constructor assigns them, and each page would load their names twice.
  declare readonly code: string
  declare readonly shortMessage: string
  declare readonly details: string | undefined
  declare readonly metaMessages: readonly string[]
  declare readonly docsPath: string | undefined

  constructor(parameters: LatchkitErrorParameters) {
    const { shortMessage, details, metaMessages = [], docsPath } = parameters
    const message = [
      shortMessage,
      ...(metaMessages.length > 0 ? ['', ...metaMessages] : []),
      ...(details ? ['', `Details: ${details}`] : []),
    ].join('\n')
    super(message, parameters.cause === undefined ? undefined : { cause: parameters.cause })
    this.code = parameters.code
    this.shortMessage = shortMessage
    this.details = details
    this.metaMessages = metaMessages
    this.docsPath = docsPath
  }

  /** Returns the first error in the chain of causes that `matches`, or the last one of the chain. */
  walk(matches?: (error: unknown) => boolean): unknown {
    let error: unknown = this
    // Limited: the causes of an error from a wallet can form a cycle.
    for (let depth = 0; depth < 99; depth++) {
      if (matches?.(error)) return error
      const cause = error instanceof Error ? error.cause : undefined
      if (cause === undefined || cause === null) break
      error = cause
    }
    return matches ? undefined : error
  }
}
