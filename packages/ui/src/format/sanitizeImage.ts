const imageData = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i

/** `source` if an `<img>` may load it (from the web, or image data of a known kind), else nothing: icons are a stranger's words. */
export function sanitizeImage(source: string | undefined): string | undefined {
  if (source === undefined) return undefined
  return /^https?:\/\//i.test(source) || imageData.test(source) ? source : undefined
}
