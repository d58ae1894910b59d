/** Longest address that mail servers accept (RFC 5321 §4.5.3.1.3). */
const lengthMax = 254

/** One local part of at most 64 characters, and a domain with a dot. Other scripts are allowed in both (RFC 6531). */
const pattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u

/**
 * Returns whether a text is one e-mail address, without a name and without spaces around it. Only its server knows whether it exists. Quoted
 * local parts and IP addresses as domains are not accepted.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6531
 * @example
 * ```ts
 * import { isEmail } from '@latchkit/core/schema'
 *
 * isEmail('alice@example.com') // true
 * isEmail('用户@例子.公司') // true
 * isEmail('Alice <alice@example.com>') // false
 * ```
 */
export function isEmail(text: string): boolean {
  return text.length <= lengthMax && pattern.test(text) && !/^\.|\.\.|\.@/.test(text)
}
