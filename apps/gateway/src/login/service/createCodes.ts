import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { emailProofMs } from '@latchkit/login-api'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../server/http/HttpError.js'
import { codes } from './tables.js'

/** One-time codes: six digits, one per flow, five attempts per flow. */
export type Codes = {
  /** Creates the code of a flow. It replaces the one before. @throws HttpError `too_many_attempts` */
  readonly create: (flowId: string) => Promise<string>
  /**
   * Verifies a code, and uses it up. Concurrent calls are counted one after the other, and at most one of them resolves.
   *
   * @throws HttpError `code_wrong`, `code_expired` or `too_many_attempts`
   */
  readonly verify: (flowId: string, code: string) => Promise<void>
}

const maxTries = 5

/**
 * Creates the codes. Only their HMAC is stored.
 *
 * @param now Returns the current time in ms since 1970.
 * @param getLifetimeMs Returns for how long a new code is valid. Default, also for `undefined`: `emailProofMs`.
 */
export function createCodes(
  { db }: Pick<Database, 'db'>,
  key: Buffer,
  now: () => number,
  getLifetimeMs: () => number | undefined = () => undefined,
): Codes {
  const sign = (flowId: string, code: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([flowId, code]))
      .digest('base64url')

  return {
    async create(flowId) {
      const code = drawCode()
      const values = { hmac: sign(flowId, code), expiresAt: now() + (getLifetimeMs() ?? emailProofMs) }
      const stored = await db
        .insert(codes)
        .values({ flowId, tries: 0, ...values })
        // The attempts of earlier codes count: otherwise a new code would allow five more.
        .onConflictDoUpdate({ target: codes.flowId, set: values, setWhere: lt(codes.tries, maxTries) })
        .returning({ flowId: codes.flowId })
      if (stored.length === 0) throw tooManyAttempts()
      return code
    },
    async verify(flowId, code) {
      const [counted] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(
            eq(codes.flowId, flowId),
            ne(codes.hmac, ''),
            lt(codes.tries, maxTries),
            gt(codes.expiresAt, now()),
          ),
        )
        .returning()
      if (!counted) throw await getRefusal(flowId)
      const { hmac, tries } = counted
      if (!timingSafeEqual(Buffer.from(hmac), Buffer.from(sign(flowId, code))))
        throw tries < maxTries ? new HttpError(400, 'code_wrong', 'The code is wrong.') : tooManyAttempts()
      const used = await db
        .update(codes)
        .set({ hmac: '', tries: 0 })
        .where(and(eq(codes.flowId, flowId), eq(codes.hmac, hmac)))
        .returning({ flowId: codes.flowId })
      if (used.length === 0) throw expired()
    },
  }

  async function getRefusal(flowId: string): Promise<HttpError> {
    const [row] = await db.select({ tries: codes.tries }).from(codes).where(eq(codes.flowId, flowId))
    return row && row.tries >= maxTries ? tooManyAttempts() : expired()
  }
}

const tooManyAttempts = () =>
  new HttpError(400, 'too_many_attempts', 'The code was wrong too often: start again.')
const expired = () =>
  new HttpError(400, 'code_expired', 'The code has expired or was used: request a new one.')

/** Largest multiple of 1,000,000 below 2^32: larger numbers are drawn again, so that each code is as likely. */
const limit = 4_294_000_000

function drawCode(): string {
  for (;;) {
    const number = randomBytes(4).readUInt32BE()
    if (number < limit) return String(number % 1_000_000).padStart(6, '0')
  }
}
