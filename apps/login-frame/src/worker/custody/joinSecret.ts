/** Joins two shares to the secret: the exclusive or of their bytes. */
export function joinSecret(device: Uint8Array, service: Uint8Array): Uint8Array {
  if (device.length !== service.length) throw new Error('The shares must have the same length.')
  return device.map((byte, index) => byte ^ (service[index] ?? 0))
}
