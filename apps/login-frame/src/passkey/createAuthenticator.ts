import { base64urlnopad } from '@scure/base'
import { VaultError } from '../vault/VaultError.js'
import type { Authenticator } from './Authenticator.js'

/** The user has this long for a passkey. */
const timeoutMs = 120_000

/** ES256 and RS256, which all authenticators have between them. */
const algorithms = [-7, -257]

/**
 * Creates the authenticators of this page (WebAuthn). A passkey must verify the user, be discoverable, and have a PRF: without one it
 * could not open the wallet.
 */
export function createAuthenticator(
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined,
  rpId: string,
): Authenticator {
  async function get(options: Omit<PublicKeyCredentialRequestOptions, 'rpId'>): Promise<PublicKeyCredential> {
    return ask(() =>
      credentials?.get({
        publicKey: { userVerification: 'required', timeout: timeoutMs, rpId, ...options },
      }),
    )
  }

  async function readKey({ credentialId, salt }: Parameters<Authenticator['readKey']>[0]) {
    const credential = await get({
      // Nothing is verified with it: the key opens the wallet, or does not.
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      allowCredentials: [{ type: 'public-key', id: toBytes(credentialId) }],
      extensions: { prf: { eval: { first: toBytes(salt) } } },
    })
    return toKey(credential) ?? refuse('passkey_no_prf', 'The passkey has no PRF.')
  }

  return {
    async logIn(challenge) {
      const { rawId, response } = await get({ challenge: toBytes(challenge) })
      if (!(response instanceof AuthenticatorAssertionResponse) || !response.userHandle)
        return refuse('passkey_unsupported', 'The passkey names no user.')
      return {
        id: toText(rawId),
        clientDataJSON: toText(response.clientDataJSON),
        authenticatorData: toText(response.authenticatorData),
        signature: toText(response.signature),
        userHandle: toText(response.userHandle),
      }
    },
    readKey,
    async create({ challenge, userHandle, userName, excludeIds, salt }) {
      const credential = await ask(() =>
        credentials?.create({
          publicKey: {
            rp: { id: rpId, name: rpId },
            user: { id: toBytes(userHandle), name: userName, displayName: userName },
            challenge: toBytes(challenge),
            pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
            excludeCredentials: excludeIds.map((id) => ({ type: 'public-key', id: toBytes(id) })),
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
            timeout: timeoutMs,
            extensions: { prf: { eval: { first: toBytes(salt) } } },
          },
        }),
      )
      const { rawId, response } = credential
      if (!(response instanceof AuthenticatorAttestationResponse))
        return refuse('passkey_unsupported', 'The browser has returned no new passkey.')
      const id = toText(rawId)
      if (!credential.getClientExtensionResults().prf?.enabled)
        return refuse('passkey_no_prf', 'The passkey has no PRF.')
      return {
        credential: {
          id,
          clientDataJSON: toText(response.clientDataJSON),
          attestationObject: toText(response.attestationObject),
        },
        // Many authenticators compute it only when the passkey is used.
        key: toKey(credential) ?? (await readKey({ credentialId: id, salt })),
      }
    },
  }
}

async function ask(run: () => Promise<Credential | null> | undefined): Promise<PublicKeyCredential> {
  const credential = await run()?.catch(toError)
  // Also without WebAuthn: no secure context, or a policy of the app.
  return credential instanceof PublicKeyCredential
    ? credential
    : refuse('passkey_unsupported', 'This browser has no passkeys here.')
}

/** Browsers report a user who cancels, a time limit and a missing passkey in the same way. */
function toError(cause: unknown): never {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    return refuse('passkey_cancelled', 'No passkey was used.', cause)
  if (name === 'InvalidStateError')
    return refuse('passkey_exists', 'This device already has a passkey for the wallet.', cause)
  return refuse('passkey_unsupported', 'The passkey could not be used.', cause)
}

function refuse(code: string, message: string, cause?: unknown): never {
  throw new VaultError({ code, message, cause })
}

/** Returns the output of the PRF. The view is on the bytes that the browser has returned, so that overwriting it leaves no copy. */
function toKey(credential: PublicKeyCredential): Uint8Array<ArrayBuffer> | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return undefined
  const key = first instanceof ArrayBuffer ? new Uint8Array(first) : undefined
  return key?.length === 32 ? key : refuse('passkey_no_prf', 'The PRF of the passkey has another length.')
}

const toText = (bytes: ArrayBuffer): string => base64urlnopad.encode(new Uint8Array(bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64urlnopad.decode(text))
