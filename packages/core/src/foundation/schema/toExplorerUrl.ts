/**
 * Returns the URL of a page of a block explorer. `undefined` without an explorer, or if its URL is not one of the web: `http:`
 * is allowed only on this machine or the local network.
 *
 * @param base The URL of the explorer.
 * @param path The parts of the path, such as `['tx', hash]`.
 * @param isWebUrl Passed, so that its module stays in the first chunk.
 */
export function toExplorerUrl(
  base: string | undefined,
  path: readonly string[],
  isWebUrl: (url: string) => boolean,
): URL | undefined {
  if (base === undefined || !isWebUrl(base)) return undefined
  const url = new URL(base)
  // Some explorers select the network by a query parameter, so the query is kept.
  url.pathname = [url.pathname.replace(/\/$/, ''), ...path.map(encodeURIComponent)].join('/')
  return url
}
