/**
 * Returns the URL of a page of a block explorer. `undefined` without an explorer, or if its URL is not
 * allowed: `isWebUrl` allows `http:` only on this machine or the local network.
 *
 * @param base The URL of the explorer.
 * @param path The parts of the path, such as `['tx', hash]`.
 * @param isAllowed Whether a URL may be opened. Default: only those with `https:`, so that explorers of local chains have no link.
 */
export function toExplorerUrl(
  base: string | undefined,
  path: readonly string[],
  isAllowed: (url: string) => boolean = (url) => url.startsWith('https:'),
): URL | undefined {
  if (base === undefined || !isAllowed(base)) return undefined
  const url = new URL(base)
  // Some explorers select the network by a query parameter, so the query is kept.
  url.pathname = [url.pathname.replace(/\/$/, ''), ...path.map(encodeURIComponent)].join('/')
  return url
}
