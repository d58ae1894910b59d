/** The largest mark is 72 px wide. */
const maxEdge = 216

/** Decodes an image of pixels, and draws it on a canvas. Rejects if it cannot be decoded. */
export async function drawRaster(bytes: BlobPart, canvas: HTMLCanvasElement): Promise<void> {
  // Unlike an `<img>`, this is no request that a policy could block.
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(1, maxEdge / Math.min(bitmap.width, bitmap.height))
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}
