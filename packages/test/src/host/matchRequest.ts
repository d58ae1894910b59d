import { isDeepStrictEqual } from 'node:util'
import type { AnyCallRecord, DecodedCall, RequestRecord, TypedDataRecord } from './requestRecord.js'

/** A signature or transaction that a test expects. Fields that are left out can have any value. */
export type ExpectedRequest = {
  readonly method?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | null | undefined
  /** In the smallest unit: wei, lamports, sats. */
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  readonly functionName?: string | undefined
  readonly args?: readonly unknown[] | undefined
  /** A message, or a pattern of it. */
  readonly message?: string | RegExp | undefined
  /** Parts of the typed data. */
  readonly typedData?: {
    readonly primaryType?: string
    readonly domain?: Readonly<Record<string, unknown>>
    readonly message?: Readonly<Record<string, unknown>>
  }
}

/** Whether a request asks for a signature, and for this one. */
export function matchesRequest(record: RequestRecord, expected: ExpectedRequest): boolean {
  if (!isSignature(record)) return false
  const { method, from, message, typedData } = expected
  return (
    (method === undefined || method === record.method) &&
    (from === undefined || matchesValue(record.from, from)) &&
    (message === undefined || matchesText(record.message, message)) &&
    (typedData === undefined || matchesTypedData(record.typedData, typedData)) &&
    [record, ...(record.calls ?? [])].some((call) => matchesCall(call, expected))
  )
}

/** Whether a request asks for a signature or a transaction. */
export function isSignature({ kind }: RequestRecord): boolean {
  return ['transaction', 'calls', 'message', 'typedData'].includes(kind)
}

/** Whether a request sent a transaction. */
export function hasSent({ kind, status }: RequestRecord): boolean {
  return (kind === 'transaction' || kind === 'calls') && status === 'approved'
}

function matchesCall(
  record: AnyCallRecord,
  { to, value, data, functionName, args }: ExpectedRequest,
): boolean {
  return (
    (to === undefined || matchesValue(record.to, to)) &&
    (value === undefined || record.value === value) &&
    (data === undefined || matchesValue(record.data, data)) &&
    matchesFunction(record.call, functionName, args)
  )
}

function matchesFunction(
  call: DecodedCall | undefined,
  functionName: string | undefined,
  args: readonly unknown[] | undefined,
): boolean {
  return (
    (functionName === undefined || call?.functionName === functionName) &&
    (args === undefined || matchesValue(call?.args, args))
  )
}

function matchesText(actual: string | undefined, expected: string | RegExp): boolean {
  if (actual === undefined) return false
  return typeof expected === 'string' ? actual === expected : expected.test(actual)
}

function matchesTypedData(
  actual: TypedDataRecord | undefined,
  { primaryType, domain = {}, message = {} }: NonNullable<ExpectedRequest['typedData']>,
): boolean {
  if (!actual) return false
  return (
    (primaryType === undefined || primaryType === actual.primaryType) &&
    matchesValue(actual.domain, domain) &&
    matchesValue(actual.message, message)
  )
}

/** Compares hex without its case, numbers with their texts, and only the fields of objects that are expected. */
function matchesValue(actual: unknown, expected: unknown): boolean {
  if (isAsymmetric(expected)) return expected.asymmetricMatch(actual)
  if (typeof expected === 'string' && typeof actual === 'string')
    return expected.startsWith('0x') ? expected.toLowerCase() === actual.toLowerCase() : expected === actual
  if (typeof expected === 'bigint' || typeof expected === 'number') return String(actual) === String(expected)
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => matchesValue(actual[index], item))
    )
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).every(([name, item]) => matchesValue(Object(actual)[name], item))
  return isDeepStrictEqual(actual, expected)
}

function isAsymmetric(value: unknown): value is { asymmetricMatch: (actual: unknown) => boolean } {
  return typeof Object(value).asymmetricMatch === 'function'
}
