import type { Rgb } from './contrast.js'

/**
 * Converts a CSS color to sRGB and ignores its alpha. Returns `undefined` for other text, and in environments without a
 * canvas.
 */
export function toRgb(color: string): Rgb | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext?.('2d')
  if (!context || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  // Prefer the serialized color: a browser may change canvas pixels to prevent fingerprinting.
  const hex = /^#([\da-f]{6})$/.exec(String(context.fillStyle))?.[1]
  if (hex) {
    const bits = Number.parseInt(hex, 16)
    return [bits >> 16, (bits >> 8) & 255, bits & 255]
  }
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
