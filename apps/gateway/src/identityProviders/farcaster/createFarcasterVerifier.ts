import type { IdentityProof } from '@latchkit/login-api'
import { getAddress, hashMessage, recoverAddress } from 'viem/utils'
import type { SocialIdentity } from '../social/SocialProvider.js'
import { SocialProviderError } from '../social/SocialProviderError.js'
import { createIdRegistry, type IdRegistryOptions } from './createIdRegistry.js'
import { findMessageProblem } from './findMessageProblem.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { readFid } from './readFid.js'

/** Verifies proofs of logins with Farcaster. Both services have one, each with its own node of the chain. */
export type FarcasterVerifier = {
  readonly id: 'farcaster'
  /**
   * Verifies the message, its signature by the custody account, and that this account has the FID now. The subject is the FID.
   *
   * @param nonce The nonce of `getFarcasterNonce`.
   * @throws SocialProviderError
   */
  readonly verify: (proof: IdentityProof, nonce: string) => Promise<SocialIdentity>
}

/** Options of `createFarcasterVerifier`. */
export type FarcasterVerifierOptions = IdRegistryOptions & {
  /** Origin of the login frame, which the user's app displayed. */
  readonly frameOrigin: string
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}

/** Creates the verification. Makes no request until it is used. */
export function createFarcasterVerifier(options: FarcasterVerifierOptions): FarcasterVerifier {
  const { frameOrigin, now } = options
  const registry = createIdRegistry(options)
  return {
    id: 'farcaster',
    async verify(proof, nonce) {
      if (proof.type !== 'farcaster') throw refused('proof_type')
      const message = parseSignInMessage(proof.message)
      if (!message) throw refused('message')
      const problem = findMessageProblem(message, { frameOrigin, nonce, now: now() })
      if (problem !== undefined) throw refused(problem)
      const fid = readFid(message.resources)
      if (fid === undefined) throw refused('fid')
      const address = getAddress(message.address)
      const hash = hashMessage(proof.message)
      const isSigned =
        (await isOfKey(address, hash, proof.signature)) ||
        (await registry.isContractSignature(address, hash, proof.signature))
      if (!isSigned) throw refused('signature')
      if ((await registry.readFid(address)) !== fid) throw refused('fid_owner')
      return { subject: fid }
    },
  }
}

const refused = (code: string) => new SocialProviderError('refused', code)

async function isOfKey(
  address: `0x${string}`,
  hash: `0x${string}`,
  signature: `0x${string}`,
): Promise<boolean> {
  // 65 bytes: `r`, `s` and `v`.
  if (signature.length !== 132) return false
  try {
    return (await recoverAddress({ hash, signature })) === address
  } catch {
    return false
  }
}
