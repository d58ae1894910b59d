const imageData = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i

/** Returns `source` if it is a web URL or a data URL of a known image type, else `undefined`. Icons are untrusted input. */
export function sanitizeImage(source: string | undefined): string | undefined {
  if (source === undefined) return undefined
  return /^https?:\/\//i.test(source) || imageData.test(source) ? source : undefined
}
