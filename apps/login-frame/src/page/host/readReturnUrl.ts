/** Returns the URL of a page of an app; null if it is not a web page of that origin. */
export function readReturnUrl(text: string, origin: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  // `blob:` URLs have an origin too.
  return ['http:', 'https:'].includes(url.protocol) && url.origin === origin ? url : null
}
