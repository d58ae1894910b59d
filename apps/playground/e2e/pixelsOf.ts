import type { Page } from '@playwright/test'

/** The pixels of a picture (PNG), four bytes each: red, green, blue, opacity. Read by the page. */
export async function pixelsOf(
  page: Page,
  png: Buffer,
): Promise<{ readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }> {
  const { base64, ...size } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    // As text: a list of numbers takes seconds to come over.
    return { base64: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')), width, height }
  }, png.toString('base64'))
  return { ...size, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}
