import * as z from 'zod/mini'

const hex32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hex digits' }))

/** A topic: 32 bytes, hex. */
export const topicSchema: z.ZodMiniString = hex32()

/** The sha256 of a message, hex. */
export const hashSchema: z.ZodMiniString = hex32()

/** Time to live of a message, in seconds. */
export const ttlSchema: z.ZodMiniNumber = z.int().check(z.gte(1))

/** The tag of a message, which identifies its RPC method. */
const tagSchema = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))

/** Text without NUL. Postgres cannot store NUL, and would refuse all messages that are written in the same statement. */
const textSchema = z
  .string()
  .check(z.refine((value) => !value.includes('\0'), { error: 'must not contain a NUL character' }))

/** An encrypted message. */
export const messageSchema: z.ZodMiniString = textSchema.check(z.minLength(1))

/** The attestation of the sender's origin (Verify API). */
export const attestationSchema: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>> = z.optional(
  z.nullable(textSchema),
)

/** The parameters of `irn_publish`. Other fields, such as those for analytics, are ignored. */
export const publishParamsSchema = z.looseObject({
  topic: topicSchema,
  message: messageSchema,
  ttl: ttlSchema,
  tag: z._default(tagSchema, 0),
  attestation: attestationSchema,
})
