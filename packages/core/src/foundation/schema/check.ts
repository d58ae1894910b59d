import { ConfigError } from '../errors/config.js'
import { isWebUrl, safeImageUrl } from './url.js'

// Written by hand, not with zod/mini: these few checks are 1 kB where a schema of the options is over 7 (gzip), and they
// stand in every page before the first click. A check answers the value, or throws a `ConfigError` that names its place.

/** Reads one value of the options at its place. */
export type Check<T> = (value: unknown, path: string) => T

/** Says what was expected at a place, and what is there. */
export function fail(path: string, expected: string, value: unknown): never {
  throw new ConfigError({ path, reason: `expected ${expected}, got ${describe(value)}` })
}

/** A text that is not empty. */
export const checkText: Check<string> = (value, path) =>
  typeof value === 'string' && value.trim() !== '' ? value : fail(path, 'a text', value)

/** True or false. */
export const checkBoolean: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'true or false', value)

/** An object with named values in it. */
export const checkObject: Check<Readonly<Record<string, unknown>>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : fail(path, 'an object', value)

/** `https:`, or `http:` nearby. */
export const checkUrl: Check<string> = (value, path) =>
  typeof value === 'string' && isWebUrl(value) ? value : fail(path, 'an https: URL', value)

/** A page of the dapp's: an `https:` URL, or a path on the dapp's own site. */
export const checkPage: Check<string> = (value, path) =>
  typeof value === 'string' && (/^\/(?![/\\])/.test(value) || isWebUrl(value))
    ? value
    : fail(path, 'an https: URL or a path such as /terms', value)

/** An image that can be shown: see `safeImageUrl`. */
export const checkImage: Check<string> = (value, path) =>
  safeImageUrl(value) ?? fail(path, 'an https: or data:image/… URL (png, jpeg, gif, webp or svg+xml)', value)

/** One of a few words. */
export function checkOneOf<T extends string>(words: readonly T[]): Check<T> {
  return (value, path) =>
    words.find((word) => word === value) ?? fail(path, `one of ${words.join(', ')}`, value)
}

/** A list, each entry checked at its own place. */
export function checkList<T>(check: Check<T>): Check<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((item, index) => check(item, `${path}[${index}]`))
      : fail(path, 'a list', value)
}

/** As `check`, where `undefined` stands for "not given". */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, path) => (value === undefined ? undefined : check(value, path))
}

/** A port: an object (or an instance) with these methods. */
export function checkMethods(names: readonly string[]): Check<object> {
  return (value, path) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function')
      ? value
      : fail(path, `an object with ${names.join(', ')}`, value)
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
