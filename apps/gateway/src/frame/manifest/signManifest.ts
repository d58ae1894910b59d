import { type FrameManifest, manifestType, toSignedText } from '@latchkit/login-api/manifest'
import { calculateJwkThumbprint, FlattenedSign, importJWK, type JWK } from 'jose'
import { GatewayError } from '../../foundation/GatewayError.js'

/**
 * Signs a manifest with an Ed25519 key.
 *
 * @throws GatewayError if the key is not a private Ed25519 key.
 */
export async function signManifest(manifest: FrameManifest, key: JWK): Promise<FrameManifest> {
  if (key.kty !== 'OKP' || key.crv !== 'Ed25519' || !key.d)
    throw new GatewayError('The key must be a private Ed25519 key (JWK): create one with --generate-key.')
  const header = { alg: 'EdDSA', typ: manifestType, kid: await calculateJwkThumbprint(key) }
  const signed = await new FlattenedSign(new TextEncoder().encode(toSignedText(manifest)))
    .setProtectedHeader(header)
    .sign(await importJWK(key, 'EdDSA'))
  return { ...manifest, signature: `${signed.protected}..${signed.signature}` }
}
