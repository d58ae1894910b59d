/** Media types of images. */
export type ImageType = 'image/svg+xml' | 'image/webp' | 'image/png' | 'image/jpeg'

/** The parts of a request that determine the type of the image. */
export type ImageRequest = {
  /** The `Accept` header. */
  readonly accept: string | undefined
  /** Type of the file in the catalogue. */
  readonly source: ImageType
  /** Whether a size was requested: then a rendered image is preferred to the source. */
  readonly isSized: boolean
}

/**
 * Chooses the type of an image by the client's `Accept` header (RFC 9110). WebP must be named explicitly, because clients
 * that cannot show it also send a wildcard.
 *
 * @returns The acceptable types, in order of preference.
 * @see https://www.rfc-editor.org/rfc/rfc9110
 */
export function chooseImageType({ accept = '*/*', source, isSized }: ImageRequest): readonly ImageType[] {
  const ranges = accept.split(',').map(parseRange)
  const rendered = ['image/webp', 'image/png'] as const
  const offered = isSized ? [...rendered, source] : [source, ...rendered]
  const quality = (type: ImageType) => {
    const isNamed = type === 'image/webp' && type !== source
    const range = ranges
      .filter(({ name }) => name === type || (!isNamed && (name === 'image/*' || name === '*/*')))
      .sort((a, b) => specificity(b.name) - specificity(a.name))[0]
    return range?.quality ?? 0
  }
  return [...new Set(offered)].filter((type) => quality(type) > 0).sort((a, b) => quality(b) - quality(a))
}

function specificity(name: string): number {
  return name === '*/*' ? 0 : name.endsWith('/*') ? 1 : 2
}

function parseRange(text: string): { readonly name: string; readonly quality: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const [, given] = parameters.map((one) => /^q=([\d.]+)$/.exec(one)).find((match) => match) ?? []
  const quality = given === undefined ? 1 : Number(given)
  return { name, quality: Number.isNaN(quality) ? 0 : quality }
}
