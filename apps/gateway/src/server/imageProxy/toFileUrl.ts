/** Maximum length of a URL in the contract of the API. */
const maxLength = 2_000
/** Files of Arweave have no other address. */
const arweaveGatewayUrl = 'https://arweave.net'
/** The id of a transaction, and a path. */
const arweavePattern = /^ar:\/\/([\w-]{43})(\/[^?#]*)?$/
/** The characters of a CID, of all versions and encodings, and a path. */
const ipfsPattern = /^ipfs:\/\/(?:ipfs\/)?([\dA-Za-z]{46,128})(\/[^?#]*)?$/

/**
 * Converts an untrusted URL of a record or of metadata, such as the text record `avatar` (ENSIP-12), to one that can be
 * fetched: `https:` without credentials, `ipfs:` at an IPFS gateway, or `ar:` at the public gateway of Arweave.
 *
 * @param ipfsGatewayUrl `https:` URL of the gateway that serves `ipfs:` URLs. Without one, they are not fetched.
 * @returns `undefined` for any other URL. References to NFTs (`eip155:…`) are read by `readNftImage`.
 */
export function toFileUrl(text: string, ipfsGatewayUrl: string | undefined): string | undefined {
  if (text.length > maxLength) return undefined
  const [, cid, path = ''] = ipfsPattern.exec(text) ?? []
  const [, id, arweavePath = ''] = arweavePattern.exec(text) ?? []
  const href =
    id !== undefined
      ? toRootedUrl(arweaveGatewayUrl, `/${id}`, arweavePath)
      : cid === undefined
        ? toHttpsUrl(text)
        : toRootedUrl(ipfsGatewayUrl, `/ipfs/${cid}`, path)
  return href !== undefined && href.length <= maxLength ? href : undefined
}

/** Returns the URL in its normal form, in which spaces, quotes and control characters are encoded. */
function toHttpsUrl(text: string): string | undefined {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username === '' && url.password === '' ? url.href : undefined
}

function toRootedUrl(gatewayUrl: string | undefined, root: string, path: string): string | undefined {
  if (gatewayUrl === undefined) return undefined
  const url = new URL(gatewayUrl)
  const prefix = `${url.pathname.replace(/\/$/, '')}${root}`
  url.pathname = `${prefix}${path}`
  // A path with `..` could address another document of the gateway.
  return url.pathname === prefix || url.pathname.startsWith(`${prefix}/`) ? url.href : undefined
}
