import { fromBase64Url } from './bytes.js'

/** A login that takes place in the window of the app: what `/redirect` stores for `/callback`. */
export type RedirectLogin = {
  /** The page of the app to which the login returns. */
  readonly returnUrl: string
  /** The key (AES-256-GCM, base64url) that only the frame in this browser has. The response passes through the app encrypted with it. */
  readonly key: string
}

const keyBytes = 32

/** Returns the bytes of a key; null if it is none. */
export function readRedirectKey(key: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase64Url(key)
  return bytes?.length === keyBytes ? bytes : null
}

/** Reads what `/redirect` has stored. */
export function parseRedirectLogin(text: string): RedirectLogin | null {
  const parameters = new URLSearchParams(text)
  const [returnUrl, key] = [parameters.get('return'), parameters.get('key')]
  return returnUrl === null || key === null ? null : { returnUrl, key }
}

/** Writes it as text. */
export function formatRedirectLogin({ returnUrl, key }: RedirectLogin): string {
  return new URLSearchParams({ return: returnUrl, key }).toString()
}
