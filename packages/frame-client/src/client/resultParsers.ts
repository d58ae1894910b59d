import type { FrameRequestName, FrameResult } from '../protocol/FrameRequests.js'
import { listLengthMax, textLengthMax, urlLengthMax } from '../protocol/limits.js'
import type { PlainData } from '../protocol/toPlainData.js'

// Written by hand: these parsers are 0.7 kB, and zod/mini is larger than the budget of the app's half. A test compares them
// with `resultSchemas`.

/** Returns the parsed value, or throws. */
type Parser<T> = (value: PlainData | undefined) => T

type Shape<T> = { readonly [K in keyof T]-?: Parser<T[K]> }

/** The error without a message is the cause of one that names the request. */
function throwTypeError(): never {
  throw new TypeError()
}

function textOf(max: number): Parser<string> {
  return (value) => (typeof value === 'string' && value.length <= max ? value : throwTypeError())
}

const text = textOf(textLengthMax)
const url = textOf(urlLengthMax)
const number: Parser<number> = (value) => (typeof value === 'number' ? value : throwTypeError())
const boolean: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : throwTypeError())
const chainId: Parser<number | string> = (value) => (typeof value === 'number' ? value : text(value))
const record: Parser<Readonly<Record<string, PlainData>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // Not an array, and a copy by `toPlainData`.
      (value as Readonly<Record<string, PlainData>>)
    : throwTypeError()

function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (value) => (value === undefined ? undefined : parse(value))
}

function oneOf<T extends string>(...words: readonly T[]): Parser<T> {
  return (value) => words.find((word) => word === value) ?? throwTypeError()
}

function listOf<T>(parse: Parser<T>): Parser<readonly T[]> {
  return (value) =>
    Array.isArray(value) && value.length <= listLengthMax ? value.map(parse) : throwTypeError()
}

/** Unknown fields are left out, like absent optional ones. */
function objectOf<T extends object>(shape: Shape<T>): Parser<T> {
  return (value) => {
    const fields = record(value)
    const parsed = Object.entries<Parser<unknown>>(shape).flatMap(([key, parse]) => {
      const field = parse(fields[key])
      return field === undefined ? [] : [[key, field] as const]
    })
    // The shape has a parser for each field of the type.
    return Object.fromEntries(parsed) as T
  }
}

const user = {
  email: optional<string | null>((value) => (value === null ? null : text(value))),
  address: text,
  chainId,
  accounts: optional(listOf(objectOf({ address: text, type: oneOf('eoa', 'smartAccount') }))),
  preferredAccountType: optional(text),
  signature: optional(url),
  message: optional(url),
  siwxMessage: optional(record),
}

const loggedIn = objectOf<FrameResult<'CONNECT_SOCIAL'>>({ ...user, userName: optional(text) })

/** The requests that return something. */
type NameWithResult = {
  [N in FrameRequestName]: FrameResult<N> extends undefined ? never : N
}[FrameRequestName]

/**
 * Parsers of the results of all requests that return something: the result of another one is left out. They read a copy by `toPlainData`, and
 * throw for an invalid result.
 */
export const resultParsers: { readonly [N in NameWithResult]: Parser<FrameResult<N>> } = {
  CONNECT_EMAIL: objectOf({ action: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT') }),
  GET_SOCIAL_REDIRECT_URI: objectOf({ uri: url }),
  CONNECT_SOCIAL: loggedIn,
  CONNECT_PASSKEY: loggedIn,
  GET_FARCASTER_URI: objectOf({ url }),
  CONNECT_FARCASTER: objectOf({ userName: text }),
  GET_USER: objectOf<FrameResult<'GET_USER'>>({
    ...user,
    smartAccountDeployed: optional(boolean),
    canMoveRecovery: optional(boolean),
  }),
  IS_CONNECTED: objectOf({ isConnected: boolean }),
  SWITCH_NETWORK: objectOf({ chainId }),
  GET_CHAIN_ID: objectOf({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: objectOf({ smartAccountEnabledNetworks: listOf(number) }),
  INIT_SMART_ACCOUNT: objectOf({ address: text, isDeployed: boolean }),
  SET_PREFERRED_ACCOUNT: objectOf({ type: text, address: text }),
  RPC_REQUEST: (value) => value,
  UPDATE_EMAIL: objectOf({ action: oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP') }),
  UPDATE_EMAIL_SECONDARY_OTP: objectOf({ newEmail: text }),
}
