import type { DeviceKeys } from './DeviceStorage.js'

/** Creates the keys of a device. Their private parts cannot be exported. */
export async function createDeviceKeys(): Promise<DeviceKeys> {
  const [proof, sealing] = await Promise.all([
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ])
  return { proof, sealing }
}
