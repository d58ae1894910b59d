/** Maximum length of a URL in the contract of the API. */
const maxLength = 2_000
/** The characters of a CID, of all versions and encodings, and a path. */
const ipfsPattern = /^ipfs:\/\/(?:ipfs\/)?([\dA-Za-z]{46,128})(\/[^?#]*)?$/

/**
 * Converts the text record `avatar` (ENSIP-12) to a URL that a page can load. The record is untrusted input: only `https:`
 * without credentials is accepted, so a page never sends a request over plain HTTP, or runs a `data:` document.
 *
 * @param ipfsGatewayUrl `https:` URL of the gateway that serves `ipfs:` URLs. Without one, they count as no image.
 * @returns `undefined` without a usable image. NFT avatars (`eip155:…`) are not supported.
 */
export function toAvatarUrl(record: string, ipfsGatewayUrl: string | undefined): string | undefined {
  if (record.length > maxLength) return undefined
  const [, cid, path = ''] = ipfsPattern.exec(record) ?? []
  const href = cid === undefined ? toHttpsUrl(record) : toIpfsUrl(`/ipfs/${cid}`, path, ipfsGatewayUrl)
  return href !== undefined && href.length <= maxLength ? href : undefined
}

/** Returns the URL in its normal form, in which spaces, quotes and control characters are encoded. */
function toHttpsUrl(text: string): string | undefined {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url.href : undefined
}

function toIpfsUrl(root: string, path: string, gatewayUrl: string | undefined): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const url = new URL(gatewayUrl)
  const prefix = `${url.pathname.replace(/\/$/, '')}${root}`
  url.pathname = `${prefix}${path}`
  // A path with `..` could address another document of the gateway.
  return url.pathname === prefix || url.pathname.startsWith(`${prefix}/`) ? url.href : undefined
}
