import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Replaces the secret of a session. */
export type SecretReplacement = {
  readonly from: string
  readonly to: string
  /** Whether to replace it only if it was last replaced so recently that the response may have been lost. */
  readonly ifRecent: boolean
}

/**
 * Replaces the secret of a refresh token. The previous secret is accepted once more, while its successor is unused: its response
 * may have been lost.
 *
 * @param given The secret of the request.
 * @param key Derives the next secret from the current one, so that a secret is known to be the previous one without another column.
 * @param replace Replaces `from` by `to` in one statement. Returns false if the current secret is another.
 * @returns The new secret; `undefined` if the given one was used before.
 */
export async function rotateSecret(
  given: string,
  key: Buffer,
  replace: (replacement: SecretReplacement) => Promise<boolean>,
): Promise<string | undefined> {
  const next = createHmac('sha256', key).update(given).digest('base64url')
  if (await replace({ from: given, to: next, ifRecent: false })) return next
  // A random secret: no token is the previous one of it, so that the exception is made once.
  const repeated = createSecret()
  return (await replace({ from: next, to: repeated, ifRecent: true })) ? repeated : undefined
}

/** Creates a secret of 256 random bits. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a secret, as it is stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
