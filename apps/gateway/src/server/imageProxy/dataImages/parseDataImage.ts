/** Maximum size of the image, as of metadata at a server. */
const maxBytes = 256 * 1024
/** An encoded character can have three. */
const maxLength = 3 * maxBytes + 1_000
const pattern = /^data:image\/(?:svg\+xml|png|jpe?g|gif|webp)((?:;[^,;]*)*),/i

/**
 * Returns the content of an image in an untrusted `data:` URL. Many contracts do not encode it as they must: text can have
 * any characters, also `#` and `%`.
 *
 * @returns `undefined` if the URL is not one of a known image format, or the image has more than 256 KiB.
 */
export function parseDataImage(url: string): Uint8Array | undefined {
  if (url.length > maxLength) return undefined
  const [prefix, parameters = ''] = pattern.exec(url) ?? []
  if (prefix === undefined) return undefined
  const content = url.slice(prefix.length)
  const isBase64 = /;base64$/i.test(parameters)
  const bytes = isBase64 ? Buffer.from(decodeContent(content), 'base64') : Buffer.from(decodeContent(content))
  return bytes.length > 0 && bytes.length <= maxBytes ? bytes : undefined
}

function decodeContent(content: string): string {
  try {
    return decodeURIComponent(content)
  } catch {
    return content
  }
}
