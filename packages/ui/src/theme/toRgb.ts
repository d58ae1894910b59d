import type { Rgb } from './contrast.js'

/**
 * Converts a CSS color to sRGB and ignores its alpha. Returns `undefined` for other text, and in environments without a
 * canvas.
 */
export function toRgb(color: string): Rgb | undefined {
  return parseColor(color)?.rgb
}

/** Returns the alpha of a CSS color, from 0 to 1; 1 for other text. */
export function toAlpha(color: string): number {
  return parseColor(color)?.alpha ?? 1
}

function parseColor(color: string): { readonly rgb: Rgb; readonly alpha: number } | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext?.('2d')
  if (!context || !CSS.supports('color', color)) return undefined
  context.fillStyle = color
  // Prefer the serialized color: a browser may change canvas pixels to prevent fingerprinting.
  const serialized = String(context.fillStyle)
  const hex = /^#([\da-f]{6})$/.exec(serialized)?.[1]
  if (hex) {
    const bits = Number.parseInt(hex, 16)
    return { rgb: [bits >> 16, (bits >> 8) & 255, bits & 255], alpha: 1 }
  }
  const channels = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(serialized)?.slice(1).map(Number)
  if (channels) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels
    return { rgb: [red, green, blue], alpha }
  }
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return { rgb: [red, green, blue], alpha: alpha / 255 }
}
