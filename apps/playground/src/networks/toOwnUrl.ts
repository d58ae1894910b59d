/** Returns a URL of the page's own origin. */
export function toOwnUrl(path: string): string {
  // On a server there is no location, and nothing is fetched.
  return `${typeof location === 'undefined' ? 'http://localhost' : location.origin}${path}`
}
