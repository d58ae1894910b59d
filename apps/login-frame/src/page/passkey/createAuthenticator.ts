import { base64urlnopad } from '@scure/base'
import { VaultError } from '../../shared/vault/VaultError.js'
import type { Authenticator } from './Authenticator.js'

/** The user has this long for a passkey. */
const timeoutMs = 120_000

/** ES256 and RS256, which all authenticators have between them. */
const algorithms = [-7, -257]

/**
 * Creates the authenticators of this page (WebAuthn). A passkey must verify the user, be discoverable, and have a PRF: without one it
 * could not open the wallet.
 *
 * @param support `PublicKeyCredential` of the page, which tells what the browser can do. Read by shape, as extensions replace it too.
 */
export function createAuthenticator(
  credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined,
  rpId: string,
  support?: unknown,
): Authenticator {
  /** Calls a static method of `PublicKeyCredential`; `undefined` if the browser does not have it, or it fails. */
  async function callStatic(name: string, ...parameters: readonly unknown[]): Promise<unknown> {
    const method = field(support, name)
    if (typeof method !== 'function') return undefined
    try {
      return await Reflect.apply(method, support, parameters)
    } catch {
      return undefined
    }
  }

  async function get(options: Omit<PublicKeyCredentialRequestOptions, 'rpId'>): Promise<PasskeyResponse> {
    return ask(async () =>
      credentials?.get({
        publicKey: { userVerification: 'required', timeout: timeoutMs, rpId, ...options },
      }),
    )
  }

  async function readKey({ credentialId, salt }: Parameters<Authenticator['readKey']>[0]) {
    const credential = await get({
      // Nothing is verified with it: the key opens the wallet, or does not.
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      allowCredentials: [{ type: 'public-key', id: decodeBase64url(credentialId) }],
      extensions: { prf: { eval: { first: decodeBase64url(salt) } } },
    })
    return toKey(credential) ?? throwVaultError('passkey_no_prf', 'The passkey has no PRF.')
  }

  return {
    async logIn(challenge) {
      const { id, read } = await get({ challenge: decodeBase64url(challenge) })
      const assertion = {
        clientDataJSON: read('clientDataJSON'),
        authenticatorData: read('authenticatorData'),
        signature: read('signature'),
        userHandle: read('userHandle'),
      }
      return { id, ...checkPresent(assertion, 'The passkey names no user.') }
    },
    readKey,
    async create({ challenge, userHandle, userName, excludeIds, salt }) {
      // A passkey that is never created need not be removed.
      if (field(await callStatic('getClientCapabilities'), 'extension:prf') === false)
        return throwVaultError('passkey_no_prf', 'The browser has no PRF.')
      const credential = await ask(async () =>
        credentials?.create({
          publicKey: {
            rp: { id: rpId, name: rpId },
            user: { id: decodeBase64url(userHandle), name: userName, displayName: userName },
            challenge: decodeBase64url(challenge),
            pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
            excludeCredentials: excludeIds.map((id) => ({ type: 'public-key', id: decodeBase64url(id) })),
            authenticatorSelection: {
              residentKey: 'required',
              requireResidentKey: true,
              userVerification: 'required',
            },
            timeout: timeoutMs,
            extensions: { prf: { eval: { first: decodeBase64url(salt) } } },
          },
        }),
      )
      const { id, read, hasPrf } = credential
      const attestation = {
        clientDataJSON: read('clientDataJSON'),
        attestationObject: read('attestationObject'),
      }
      try {
        const created = checkPresent(attestation, 'The browser has returned no new passkey.')
        if (!hasPrf) return throwVaultError('passkey_no_prf', 'The passkey has no PRF.')
        return {
          credential: { id, ...created },
          // Many authenticators compute it only when the passkey is used.
          key: toKey(credential) ?? (await readKey({ credentialId: id, salt })),
        }
      } catch (error) {
        // It exists, and opens nothing. Browsers that know the method remove it, or no longer offer it.
        await callStatic('signalUnknownCredential', { rpId, credentialId: id })
        if (field(error, 'code') !== 'passkey_no_prf') throw error
        return throwVaultError('passkey_unusable', 'The new passkey has no PRF.', error)
      }
    },
  }
}

/** Response of a passkey. */
type PasskeyResponse = {
  readonly id: string
  /** Returns a field of the response in base64url; `undefined` if it has none. */
  readonly read: (name: string) => string | undefined
  readonly hasPrf: boolean
  /** The output of the PRF, if the passkey has computed it. */
  readonly output: unknown
}

/**
 * Reads what `navigator.credentials` returns by its shape. Password managers replace its methods, and return objects of their
 * own: not of the classes of this page, and with other types of bytes.
 */
async function ask(run: () => Promise<unknown>): Promise<PasskeyResponse> {
  const credential = await run().catch(throwPasskeyError)
  const rawId = toBytesOf(field(credential, 'rawId'))
  const response = field(credential, 'response')
  // Also without WebAuthn: no secure context, or a policy of the app.
  if (!rawId || !response) return throwVaultError('passkey_unsupported', 'This browser has no passkeys here.')
  const prf = field(getExtensions(credential), 'prf')
  const output = field(field(prf, 'results'), 'first') ?? undefined
  return {
    id: base64urlnopad.encode(rawId),
    read(name) {
      const bytes = toBytesOf(field(response, name))
      return bytes && base64urlnopad.encode(bytes)
    },
    hasPrf: field(prf, 'enabled') === true || output !== undefined,
    output,
  }
}

/** A credential without the method has no extensions. */
function getExtensions(credential: unknown): unknown {
  const read = field(credential, 'getClientExtensionResults')
  return typeof read === 'function' ? Reflect.apply(read, credential, []) : undefined
}

function field(value: unknown, name: string): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Reflect.get(value, name)
    : undefined
}

function checkPresent<T extends Readonly<Record<string, string | undefined>>>(
  fields: T,
  reason: string,
): { readonly [Name in keyof T]: string } {
  const isPresent = (given: T): given is T & { readonly [Name in keyof T]: string } =>
    Object.values(given).every((value) => value !== undefined && value !== '')
  return isPresent(fields) ? fields : throwVaultError('passkey_unsupported', reason)
}

/** Browsers report a user who cancels, a time limit and a missing passkey in the same way. Extensions use errors of their own. */
function throwPasskeyError(cause: unknown): never {
  const name = field(cause, 'name')
  if (name === 'NotAllowedError' || name === 'AbortError')
    return throwVaultError('passkey_cancelled', 'No passkey was used.', cause)
  if (name === 'InvalidStateError')
    return throwVaultError('passkey_exists', 'This device already has a passkey for the wallet.', cause)
  return throwVaultError('passkey_unsupported', 'The passkey could not be used.', cause)
}

function throwVaultError(code: string, message: string, cause?: unknown): never {
  throw new VaultError({ code, message, cause })
}

/** Returns the output of the PRF. The view is on the bytes that the browser has returned, so that overwriting it leaves no copy. */
function toKey({ output }: PasskeyResponse): Uint8Array<ArrayBuffer> | undefined {
  if (output === undefined) return undefined
  const key = toBytesOf(output)
  return key?.length === 32
    ? key
    : throwVaultError('passkey_no_prf', 'The PRF of the passkey has another length.')
}

/** A view on the bytes of a buffer, or of a view on one, also of another realm, where `instanceof` fails. */
function toBytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  // A view on shared memory is none of WebAuthn's.
  if (ArrayBuffer.isView(value))
    return new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength)
  const isBuffer = Object.prototype.toString.call(value) === '[object ArrayBuffer]'
  return isBuffer ? new Uint8Array(value as ArrayBuffer) : undefined
}

const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64urlnopad.decode(text))
