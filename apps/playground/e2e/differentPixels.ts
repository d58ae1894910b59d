import type { Page } from '@playwright/test'

/** More than the smoothing of an edge differs from one drawing to the next. */
const tolerance = 64

/** How many pixels differ between two pictures of the same size, to the eye. Counted by the page. */
export function differentPixels(page: Page, a: Buffer, b: Buffer): Promise<number> {
  const pictures = [a, b].map((png) => png.toString('base64'))
  return page.evaluate(
    async ([sources, most]) => {
      const [first, second] = await Promise.all(
        sources.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data
        }),
      )
      if (first?.length !== second?.length) return Number.POSITIVE_INFINITY
      const differs = (value: number, at: number) => Math.abs(value - (second?.[at] ?? 0)) > most
      return first?.filter(differs).length ?? Number.POSITIVE_INFINITY
    },
    [pictures, tolerance] as const,
  )
}
