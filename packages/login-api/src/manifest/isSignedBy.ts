import { base64urlnopad } from '@scure/base'
import { flattenedVerify, importJWK } from 'jose'
import { type FrameManifest, manifestType } from './FrameManifest.js'
import type { ReleaseKey } from './releaseKeySchema.js'
import { toSignedText } from './toSignedText.js'

/** Returns whether the key pair of a public Ed25519 key has signed a manifest. */
export async function isSignedBy(manifest: FrameManifest, key: ReleaseKey): Promise<boolean> {
  const [header = '', , signature = ''] = (manifest.signature ?? '').split('.')
  const payload = base64urlnopad.encode(new TextEncoder().encode(toSignedText(manifest)))
  // Only private keys have it.
  const { d: _private, ...publicKey } = key
  try {
    const jws = { protected: header, payload, signature }
    const { protectedHeader } = await flattenedVerify(jws, await importJWK(publicKey, 'EdDSA'), {
      algorithms: ['EdDSA'],
    })
    return protectedHeader?.typ === manifestType
  } catch {
    return false
  }
}
