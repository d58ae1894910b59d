import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'

/**
 * Returns an e-mail address, or another text, with visible hidden characters. A domain of other scripts is in its ASCII form (RFC 5891) below
 * too: `exаmple.org` with a Cyrillic letter looks like `example.org`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5891
 */
export function spellAddress(address: string): string {
  const { text } = escapeHiddenCharacters(address)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  if (!address.includes('@') || /^[\x21-\x7e]*$/.test(domain)) return text
  const url = `https://${domain}`
  return URL.canParse(url) ? `${text}\n${new URL(url).hostname}` : text
}
