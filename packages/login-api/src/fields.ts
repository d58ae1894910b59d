import * as z from 'zod/mini'

/**
 * Bytes as base64url without padding (RFC 4648 §5).
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648
 */
export const base64Url: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(16_384))

/** A key or secret of 32 bytes as base64url. */
export const key32: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** 32 bytes as lower-case hex digits, without a prefix. */
export const hex64: z.ZodMiniType<string> = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** An id that a service has created. */
export const id: z.ZodMiniType<string> = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** Neither white space nor control or invisible characters, nor what separates addresses in a header. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]+@(?:[^\s@"(),:;<>[\\\].\p{Cc}\p{Cf}]+\.)+[^\s@"(),:;<>[\\\].\p{Cc}\p{Cf}]+$/u

/**
 * An e-mail address, also with other scripts (RFC 6531). Services compare it in lower case. It accepts each address that the form of the
 * kit does: the form says in words what is wrong with an address.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6531
 */
export const email: z.ZodMiniType<string> = z.string().check(z.regex(emailPattern), z.maxLength(320))

/** Id of a provider of accounts, such as `google`: the services have settings for it. */
export const providerId: z.ZodMiniType<string> = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))

/** A one-time code: six digits. */
export const code: z.ZodMiniType<string> = z.string().check(z.regex(/^\d{6}$/))

/** The origin of an app, such as `https://my-dapp.example`. */
const origin: z.ZodMiniType<string> = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9._:[\]-]+$/i), z.maxLength(300))

/** The app in which the user logs in. */
export const app: z.ZodMiniType<{ readonly projectId: string; readonly origin: string }> = z.object({
  projectId: z.string().check(z.minLength(1), z.maxLength(128)),
  origin,
})
