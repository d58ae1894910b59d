import { ConfigError } from '@latchkit/core'
import { isWebUrl } from '@latchkit/core/schema'

/** Returns the URL of the frame with its parameters. Throws a `ConfigError` for a URL that cannot protect keys. */
export function toFrameUrl(
  url: string,
  pageOrigin: string,
  { projectId, chainId }: { readonly projectId: string; readonly chainId: string },
): URL {
  if (!isWebUrl(url)) throw new ConfigError({ path: 'url', reason: `must be an https: URL, got "${url}"` })
  const frameUrl = new URL(url)
  // On the same origin, every script of the page could read the keys, and leave the sandbox.
  if (frameUrl.origin === pageOrigin)
    throw new ConfigError({ path: 'url', reason: `must be on another origin than the page (${pageOrigin})` })
  const parameters = { projectId, chainId, version: '4', enableLogger: 'false' }
  for (const [name, value] of Object.entries(parameters)) frameUrl.searchParams.set(name, value)
  return frameUrl
}
