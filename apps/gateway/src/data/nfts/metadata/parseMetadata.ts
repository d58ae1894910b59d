import * as z from 'zod/mini'

/** Metadata of an NFT. All texts are untrusted. */
export type NftMetadata = {
  /** Empty if it is unknown. */
  readonly name: string
  readonly description: string | undefined
  /** URL of its image, as the metadata has it; or the id of a stored image (`sha256:…`). */
  readonly image: string | undefined
}

const maxNameCharacters = 100
const maxDescriptionCharacters = 1_000
/** Control characters but line breaks, and those that change the direction of the text after them. */
const unsafeCharacters = /[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A field of another type counts as absent. */
const text = z.catch(z.optional(z.string()), undefined)
// `image_url` is a field of OpenSea's early metadata, which many contracts still serve.
const schema = z.object({ name: text, description: text, image: text, image_url: text })

/** Parses JSON metadata of ERC-721, ERC-1155 or Metaplex. Returns `undefined` if it is none. */
export function parseMetadata(json: string): NftMetadata | undefined {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  const result = schema.safeParse(value)
  if (!result.success) return undefined
  const { name = '', description = '', image, image_url } = result.data
  return {
    name: toPlainText(name, maxNameCharacters),
    description: toPlainText(description, maxDescriptionCharacters) || undefined,
    image: image || image_url || undefined,
  }
}

/** Removes characters that are not visible, and shortens the text. */
export function toPlainText(text: string, maxCharacters: number): string {
  // Before the expression runs, because the text can have a megabyte.
  const clean = text
    .slice(0, 4 * maxCharacters)
    .replace(unsafeCharacters, '')
    .trim()
  return [...clean].slice(0, maxCharacters).join('')
}
