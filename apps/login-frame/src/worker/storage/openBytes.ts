/**
 * Decrypts what `sealBytes` has encrypted.
 *
 * @throws Error if the key or the context is another one, or the bytes were changed.
 */
export async function openBytes(key: CryptoKey, sealed: Uint8Array, context: string): Promise<Uint8Array> {
  const iv = Uint8Array.from(sealed.subarray(0, 12))
  const additionalData = new TextEncoder().encode(context)
  const ciphertext = Uint8Array.from(sealed.subarray(12))
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, ciphertext))
}
