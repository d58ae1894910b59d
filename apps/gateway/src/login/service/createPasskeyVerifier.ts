import type { LoginRequest } from '@latchkit/login-api'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { Passkey } from './createPasskeyStore.js'

/** Challenge, origin and key that an authenticator must have signed. */
export type PasskeyExpectation = {
  readonly challenge: string
  /** Whether the frame may be inside this page. */
  readonly isAllowedTop: (origin: string) => boolean
}

/** Verifies what authenticators sign (WebAuthn). Both functions reject with an `Error` if it is not valid. */
export type PasskeyVerifier = {
  /** Returns the new credential. */
  readonly verifyAttestation: (
    credential: LoginRequest<'passkey/create'>['credential'],
    expected: PasskeyExpectation,
  ) => Promise<Omit<Passkey, 'userId'>>
  /** Returns the counter of the authenticator. */
  readonly verifyAssertion: (
    credential: LoginRequest<'passkey/verify'>['credential'],
    passkey: Passkey,
    expected: PasskeyExpectation,
  ) => Promise<number>
}

/** ES256, EdDSA and RS256: the algorithms that the frame asks for. */
const algorithms = [-7, -8, -257]

/** @param frameOrigin Origin of the login frame. Its hostname is the id of the relying party. */
export function createPasskeyVerifier(frameOrigin: string): PasskeyVerifier {
  const common = {
    expectedOrigin: frameOrigin,
    expectedRPID: new URL(frameOrigin).hostname,
    requireUserVerification: true,
  }
  return {
    async verifyAttestation({ id, ...response }, { challenge, isAllowedTop }) {
      checkTopOrigin(response.clientDataJSON, isAllowedTop)
      checkFormat(response.attestationObject)
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...common,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
      })
      if (!verified || registrationInfo.credential.id !== id) throw new Error('The attestation is not valid.')
      const { publicKey, counter } = registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },
    async verifyAssertion({ id, ...response }, passkey, { challenge, isAllowedTop }) {
      checkTopOrigin(response.clientDataJSON, isAllowedTop)
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...common,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: challenge,
        // Compared above.
        expectedTopOrigin: decodeClientDataJSON(response.clientDataJSON).topOrigin ?? '',
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      })
      if (!verified || passkey.credentialId !== id) throw new Error('The signature is not valid.')
      return authenticationInfo.newCounter
    },
  }
}

/** Safari does not state the top origin. Then the headers of the frame, which list the pages that may contain it, are the only check. */
function checkTopOrigin(clientDataJSON: string, isAllowedTop: (origin: string) => boolean): void {
  const { topOrigin } = decodeClientDataJSON(clientDataJSON)
  if (topOrigin !== undefined && !isAllowedTop(topOrigin))
    throw new Error('The login frame was inside another page.')
}

/** The verification of certificates sends requests to addresses that they contain. The frame asks for no attestation. */
function checkFormat(attestationObject: string): void {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const isSelfSigned = decoded.get('fmt') === 'packed' && decoded.get('attStmt').get('x5c') === undefined
  if (decoded.get('fmt') !== 'none' && !isSelfSigned)
    throw new Error('The attestation must have no certificates.')
}
