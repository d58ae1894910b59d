import * as z from 'zod/mini'
import { unavailableCodeSchema } from '../unavailable/unavailableSchema.js'

/** The body of a response with an error status. */
export type ErrorResponse = {
  readonly status: 'FAILED'
  /** The first one says the most. */
  readonly reasons: readonly {
    /** The invalid field of the request; empty if it is none. */
    readonly field: string
    /** The error and its solution, in English. */
    readonly description: string
    /** Why the server cannot answer, such as `unsupported`: one of `unavailableCodes`, or one of a newer server. Absent for other errors. */
    readonly code?: string | undefined
  }[]
}

/** Schema of the body. */
export const errorResponseSchema: z.ZodMiniType<ErrorResponse> = z.object({
  status: z.literal('FAILED'),
  reasons: z.array(
    z.object({ field: z.string(), description: z.string(), code: z.optional(unavailableCodeSchema) }),
  ),
})
