/** A path as an address of this page's own origin. */
export function ownUrl(path: string): string {
  // On a server there is no page; nothing is fetched there either.
  return `${typeof location === 'undefined' ? 'http://localhost' : location.origin}${path}`
}
