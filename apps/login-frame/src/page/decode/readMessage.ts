import { bytesToHex } from 'viem'
import { escapeHiddenCharacters } from './escapeHiddenCharacters.js'

/** A message as it is displayed. */
export type ReadableMessage = {
  /** Hex if it is not UTF-8 text. */
  readonly text: string
  readonly isText: boolean
  readonly hasHidden: boolean
}

/** Reads a message. */
export function readMessage(bytes: Uint8Array): ReadableMessage {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    // Binary data can be valid UTF-8.
    const isBinary = [...text].some((character) => character < ' ' && !'\t\n\r'.includes(character))
    if (!isBinary) {
      const { text: escaped, hasHidden } = escapeHiddenCharacters(text)
      return { text: escaped, isText: true, hasHidden }
    }
  } catch {
    // Not UTF-8.
  }
  return { text: bytesToHex(bytes), isText: false, hasHidden: false }
}
