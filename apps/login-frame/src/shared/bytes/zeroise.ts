/** Overwrites buffers that contained a secret. Copies that the engine has made are out of reach. */
export function zeroise(...buffers: readonly (Uint8Array | undefined)[]): void {
  for (const buffer of buffers) buffer?.fill(0)
}
