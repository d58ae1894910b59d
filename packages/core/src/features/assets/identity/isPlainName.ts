const maxLength = 255
/** Joins the parts of an emoji. Anywhere else it is invisible. */
const emojiJoiner = /(\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})/gu

/**
 * Whether a name contains only visible characters: no spaces, control characters, or characters that change the direction of
 * text, with which it could look like another name.
 */
export function isPlainName(name: string): boolean {
  return (
    name !== '' &&
    name.length <= maxLength &&
    !/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(name.replace(emojiJoiner, '$1'))
  )
}
