import type { Locator, Page } from '@playwright/test'

/** Pixels of an image, four bytes each: red, green, blue, alpha. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/**
 * Returns the pixels that the viewport shows, or those within an element's box.
 *
 * Captures the viewport only. Playwright's `screenshot()` can capture beyond it, and Chromium then moves the captured
 * region when the document overflows to the left, which depends on the writing mode and on the installed fonts.
 */
export async function viewportPixels(page: Page, element?: Locator): Promise<Pixels> {
  const box = element && (await element.boundingBox())
  // Two frames later, the compositor has what the main thread has.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const session = await page.context().newCDPSession(page)
  const { data: png } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: false,
  })
  await session.detach()
  const { base64, ...size } = await page.evaluate(
    async ([source, box]) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const scale = image.width / window.innerWidth
      const pixels = (length: number) => Math.round(length * scale)
      const { x, y, width, height } = box
        ? { x: pixels(box.x), y: pixels(box.y), width: pixels(box.width), height: pixels(box.height) }
        : { x: 0, y: 0, width: image.width, height: image.height }
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray()
      // As text: an array of numbers takes seconds to serialize.
      return { base64: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')), width, height }
    },
    [png, box] as const,
  )
  return { ...size, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}
