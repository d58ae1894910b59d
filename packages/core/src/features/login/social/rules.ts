import { field } from '../../../foundation/encoding/field.js'

/** Longest address of a return: a code of 4096 characters and a state of 1024, encoded. */
const uriLengthMax = 16_384

/** Longest word of a provider that is kept. */
const reasonLengthMax = 200

/** Returns the address of a return if it names the frame's page for returns; `undefined` for anything else. Untrusted input. */
export function parseReturnUri(value: unknown, frameOrigin: string): string | undefined {
  if (typeof value !== 'string' || value.length > uriLengthMax) return undefined
  try {
    // Compared after the parser: it resolves `..` and `\`, and writes a user name before the host.
    const { href } = new URL(value)
    return href.startsWith(`${frameOrigin}/callback?`) ? href : undefined
  } catch {
    return undefined
  }
}

/** Returns the address of a return that the page in a pop-up has posted; `undefined` for any other message. */
export function parseReturnMessage(
  message: { readonly data: unknown; readonly origin: string },
  frameOrigin: string,
): string | undefined {
  return message.origin === frameOrigin
    ? parseReturnUri(field(message.data, 'resultUri'), frameOrigin)
    : undefined
}

/** How the provider has returned. */
export type SocialReturn =
  | { readonly status: 'accepted' | 'declined' }
  | { readonly status: 'refused'; readonly reason: string }

/** Error codes of providers when the user declines: `access_denied` of OAuth 2.0 (RFC 6749 §4.1.2.1), and Apple's name. */
const declined = ['access_denied', 'user_cancelled_authorize']

/** Reads how the provider has returned. */
export function readReturn(uri: string): SocialReturn {
  const reason = new URL(uri).searchParams.get('error')
  if (reason === null) return { status: 'accepted' }
  if (declined.includes(reason)) return { status: 'declined' }
  return { status: 'refused', reason: reason.replace(/[^\x20-\x7E]/g, ' ').slice(0, reasonLengthMax) }
}

/** The parameter of the address to which the frame's page returns. */
const parameter = 'result_uri'

/** Returns the return in the address of the page, and the address without it; `undefined` if it has none of this frame. */
export function takeReturnUri(
  page: string,
  frameOrigin: string,
): { readonly uri: string; readonly rest: string } | undefined {
  const url = new URL(page)
  const uri = parseReturnUri(url.searchParams.get(parameter), frameOrigin)
  if (uri === undefined) return undefined
  // Not `searchParams.delete`, which encodes the other parameters again.
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => part.split('=', 1)[0] !== parameter)
    .join('&')
  url.search = rest && `?${rest}`
  return { uri, rest: url.href }
}
