/** Returns the URL that an image of the gateway is loaded from. */
export function getImageSource(url: string | null | undefined): string {
  const [, encoded = ''] = /\/v1\/image\/[\w-]{22}\.([\w-]+)$/.exec(url ?? '') ?? []
  return Buffer.from(encoded, 'base64url').toString()
}
