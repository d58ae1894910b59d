/** Returns the URI of a pairing in a link of a wallet, or the link if it is one. */
export function readPairingUri(link: string): string | undefined {
  if (/^wc:[0-9a-f]{64}@2\?/.test(link)) return link
  const [, uri] = /[?&]uri=(wc[^&]+)/.exec(link) ?? []
  return uri === undefined ? undefined : readPairingUri(decodeURIComponent(uri))
}
