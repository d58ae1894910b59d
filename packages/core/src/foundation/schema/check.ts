import { ConfigError } from '../errors/config.js'
import { isWebUrl, safeImageUrl } from './url.js'

// Written by hand instead of with zod/mini: these checks are 1 kB, a schema of the options is over
// 7 kB (gzip), and every page loads them at start. A check returns the value, or throws a
// `ConfigError` that names its path.

/** Validates one value of the options; `path` is its place. */
export type Check<T> = (value: unknown, path: string) => T

/** Throws an error with the path, the expected value and the actual one. */
export function fail(path: string, expected: string, value: unknown): never {
  throw new ConfigError({ path, reason: `expected ${expected}, got ${describe(value)}` })
}

/** Validates a non-empty string. */
export const checkText: Check<string> = (value, path) =>
  typeof value === 'string' && value.trim() !== '' ? value : fail(path, 'a text', value)

/** Validates a boolean. */
export const checkBoolean: Check<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'true or false', value)

/** Validates an object. */
export const checkObject: Check<Readonly<Record<string, unknown>>> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : fail(path, 'an object', value)

/** Validates a URL: `https:`, or `http:` on a private network. */
export const checkUrl: Check<string> = (value, path) =>
  typeof value === 'string' && isWebUrl(value) ? value : fail(path, 'an https: URL', value)

/** Validates a link to a page of the dapp: an `https:` URL, or a path on the dapp's own origin. */
export const checkPage: Check<string> = (value, path) =>
  typeof value === 'string' && (/^\/(?![/\\])/.test(value) || isWebUrl(value))
    ? value
    : fail(path, 'an https: URL or a path such as /terms', value)

/** Validates an image: see `safeImageUrl`. */
export const checkImage: Check<string> = (value, path) =>
  safeImageUrl(value) ?? fail(path, 'an https: or data:image/… URL (png, jpeg, gif, webp or svg+xml)', value)

/** Creates a validator for one of the strings. */
export function checkOneOf<T extends string>(words: readonly T[]): Check<T> {
  return (value, path) =>
    words.find((word) => word === value) ?? fail(path, `one of ${words.join(', ')}`, value)
}

/** Creates a validator for a list, whose entries are validated at their own path. */
export function checkList<T>(check: Check<T>): Check<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? // Not `map`, which skips the empty slots of `[a, , b]`.
        Array.from(value, (item, index) => check(item, `${path}[${index}]`))
      : fail(path, 'a list', value)
}

/** Creates a validator like `check` that also accepts `undefined`. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, path) => (value === undefined ? undefined : check(value, path))
}

/** Creates a validator for a port: an object (or class instance) with these methods. */
export function checkMethods(names: readonly string[]): Check<object> {
  return (value, path) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function')
      ? value
      : fail(path, `an object with ${names.join(', ')}`, value)
}

/** Describes a value for a message to the app's developer. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
