import jsQr from 'jsqr'
import { blur } from './blur.js'
import type { Pixels } from './decodePng.js'

/** A camera has no sharp edges. The reader needs them blurred in codes of large dots, and sharp in small ones. */
const blurRadii = [0, 1, 2, 3]

/**
 * Reads the QR code of an image. Returns `undefined` if it finds none.
 *
 * @param attempt The number of earlier attempts. Each blurs the image in another way: some codes are only read in one of them.
 */
export function readQrCode(pixels: Pixels, attempt: number): string | undefined {
  const radius = blurRadii[attempt % blurRadii.length] ?? 0
  const { data, width, height } = radius > 0 ? blur(pixels, radius) : pixels
  return jsQr(data, width, height)?.data
}
