import type { IdentityProof } from '@latchkit/login-api'
import { decodeJwt } from 'jose'
import type { Database } from '../../database/Database.js'
import { sha256 } from '../../foundation/sha256.js'
import { messageLifetime } from '../../identityProviders/farcaster/messageLifetime.js'
import { parseSignInMessage } from '../../identityProviders/farcaster/parseSignInMessage.js'
import { usedProofs } from '../tables.js'

/** Uses a verified proof up. Returns false if it was used before. Of concurrent calls with one proof, one gets true. */
export type TakeProof = (proof: IdentityProof) => Promise<boolean>

/** Longer than the difference between clocks that the verification accepts. */
const marginMs = 10 * 60_000

/** Creates the function that accepts each proof once. */
export function createUsedProofs({ db }: Pick<Database, 'db'>): TakeProof {
  return async (proof) => {
    const inserted = await db
      .insert(usedProofs)
      .values({ hash: sha256(getSignedPart(proof)), expiresAt: getExpiry(proof) })
      .onConflictDoNothing()
      .returning({ hash: usedProofs.hash })
    return inserted.length > 0
  }
}

/** A signature has several valid forms: unused bits of base64url, and the two values of ECDSA. What it signs has one. */
function getSignedPart(proof: IdentityProof): string {
  if (proof.type === 'farcaster') return proof.message
  const { type, token } = proof
  return type === 'idToken' ? token.slice(0, token.lastIndexOf('.')) : token
}

/** Returns until when a proof must be kept. Null: always, because an access token states no time. */
function getExpiry(proof: IdentityProof): number | null {
  const expiresAt = readExpiry(proof)
  return Number.isSafeInteger(expiresAt) ? expiresAt + marginMs : null
}

function readExpiry(proof: IdentityProof): number {
  if (proof.type === 'farcaster') {
    const { issuedAt = Number.NaN } = parseSignInMessage(proof.message) ?? {}
    return issuedAt + messageLifetime.maxAgeMs
  }
  const { exp = Number.NaN } = proof.type === 'idToken' ? decodeJwt(proof.token) : {}
  return Math.ceil(exp * 1_000)
}
