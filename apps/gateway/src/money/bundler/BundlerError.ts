import { bundlerErrorCodes } from '@latchkit/blockchain-api/contract'
import type * as z from 'zod/mini'
import { describeIssue } from '../../foundation/describeIssue.js'

/**
 * An error of `POST /v1/bundler`, with a code of ERC-7769 or JSON-RPC 2.0.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7769
 */
export class BundlerError extends Error {
  override readonly name = 'BundlerError'

  /**
   * @param code One of `bundlerErrorCodes`, or of JSON-RPC 2.0.
   * @param data The `data` of the error object, such as the bytes of a revert.
   */
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
    /** HTTP status. Default: 200. */
    readonly status = 200,
    options: ErrorOptions = {},
  ) {
    super(message, options)
  }
}

/** Parses untrusted parameters. @throws BundlerError that names the first invalid field. */
export function parseParams<T>(schema: z.ZodMiniType<T>, params: unknown): T {
  const result = schema.safeParse(params)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new BundlerError(
    bundlerErrorCodes.invalidParams,
    issue ? describeIssue(issue) : 'The parameters are invalid',
  )
}
