/** Returns `url` if it is a web URL, else `undefined`: a link from a wallet directory could be `javascript:`. */
export function sanitizeLink(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined
}
