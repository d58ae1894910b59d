/**
 * Encrypts bytes with a key of this device (AES-256-GCM): 12 bytes of nonce, then the ciphertext.
 *
 * @param context What the bytes are for. Decrypting needs the same one.
 */
export async function sealBytes(key: CryptoKey, bytes: Uint8Array, context: string): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = new TextEncoder().encode(context)
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    Uint8Array.from(bytes),
  )
  const sealed = new Uint8Array(12 + ciphertext.byteLength)
  sealed.set(iv)
  sealed.set(new Uint8Array(ciphertext), 12)
  return sealed
}
