import { createNonce } from '../nonce/createNonce.js'
import { formatCookie, type RequestHeaders, readCookies } from './cookies.js'

/** A nonce of a browser. It has a cookie of its own, so concurrent requests for nonces do not overwrite each other. */
export type NonceCookie = { readonly id: string; readonly nonce: string; readonly issuedAt: number }

/** The nonces of a browser, the oldest first. */
export type NonceCookies = {
  readonly pending: readonly NonceCookie[]
  /** Those over the limit. They are not valid any more. */
  readonly expired: readonly NonceCookie[]
}

/** As many sign-ins can be pending in a browser: in its tabs, or of its accounts. */
const maxPending = 4
/** One response removes at most as many cookies over the limit. Only concurrent requests create them. */
const maxRemoved = 16
const maxAge = 3_600_000
const namePattern = /^__Host-siwx-nonce-([0-9a-f]{8})$/
const valuePattern = /^([0-9a-z]{1,9})\.([A-Za-z0-9]{8,256})$/

/** Reads the nonces of a browser. Ignores other cookies, and malformed ones. */
export function readNonceCookies(headers: RequestHeaders): NonceCookies {
  const found = readCookies(headers).flatMap(([name, value]): NonceCookie[] => {
    const id = namePattern.exec(name)?.[1]
    const [, issuedAt, nonce] = valuePattern.exec(value) ?? []
    return id && issuedAt && nonce ? [{ id, nonce, issuedAt: Number.parseInt(issuedAt, 36) }] : []
  })
  // Browsers need not send cookies in the order of their creation, so the value contains the time.
  const sorted = found.sort((a, b) => a.issuedAt - b.issuedAt)
  return { pending: sorted.slice(-maxPending), expired: sorted.slice(0, -maxPending).slice(0, maxRemoved) }
}

/** Formats the cookie of a new nonce, and the removal of the oldest ones: too many are pending with the new one. */
export function addNonceCookie(
  { pending, expired }: NonceCookies,
  nonce: string,
  now: number,
): readonly string[] {
  // Not a part of the nonce: the nonces of a store of the app can begin with the same characters.
  const id = createNonce().slice(0, 8)
  const value = `${Math.max(0, Math.floor(now)).toString(36)}.${nonce}`
  const removed = [...expired, ...pending.slice(0, Math.max(0, pending.length + 1 - maxPending))]
  return [format(id, value, maxAge), ...removeNonceCookies(removed)]
}

/** Formats the removal of nonces. */
export function removeNonceCookies(cookies: readonly NonceCookie[]): readonly string[] {
  return cookies.map(({ id }) => format(id, '', 0))
}

function format(id: string, value: string, age: number): string {
  return formatCookie(`__Host-siwx-nonce-${id}`, value, { maxAge: age, sameSite: 'Strict' })
}
