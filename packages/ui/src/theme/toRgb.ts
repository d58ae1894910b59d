import type { Rgb } from './contrast.js'

/**
 * The sRGB value of any CSS color the browser knows, its transparency ignored. `undefined` for other text, and where
 * there is no canvas.
 */
export function toRgb(color: string): Rgb | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext?.('2d')
  if (!context || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  // Read from the serialized color where possible: a browser may falsify pixels against fingerprinting.
  const hex = /^#([\da-f]{6})$/.exec(String(context.fillStyle))?.[1]
  if (hex) {
    const bits = Number.parseInt(hex, 16)
    return [bits >> 16, (bits >> 8) & 255, bits & 255]
  }
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
