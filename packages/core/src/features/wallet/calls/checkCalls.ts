import type { Json } from '../../../chains/evm/parseCapabilities.js'
import { type BatchCall, type CallsCapabilities, callsIdMax } from '../../../chains/evm/sendCalls.js'
import { InvalidParameterError, InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import { capabilitiesOfChainMax, capabilityLengthMax } from '../../../foundation/limits.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import { checkTransaction } from '../request/rules.js'

const fields: readonly string[] = ['to', 'data', 'value', 'capabilities']

/**
 * Validates and copies the calls of a batch, so that later changes by the caller do not affect the queued request.
 *
 * @throws `InvalidParameterError` if there are none; `InvalidTransactionError`, which names the call and its field
 */
export function copyCalls(given: unknown): readonly BatchCall[] {
  if (!Array.isArray(given)) throw new InvalidParameterError({ field: 'calls', reason: 'it must be a list' })
  if (given.length === 0)
    throw new InvalidParameterError({ field: 'calls', reason: 'it must have at least one call' })
  return Array.from(given, copyCall)
}

function copyCall(given: unknown, index: number): BatchCall {
  const prefix = `calls[${index}]`
  if (typeof given !== 'object' || given === null)
    throw new InvalidParameterError({ field: prefix, reason: 'it must be an object' })
  for (const [field, value] of Object.entries(given)) {
    // Dropping an unknown field would send a different call from the one that was requested.
    if (value !== undefined && !fields.includes(field))
      throw new InvalidTransactionError({ field: `${prefix}.${field}`, reason: 'there is no such field' })
  }
  const { to, data = '0x', value } = given as Pick<EvmTransaction, 'to' | 'data' | 'value'>
  const capabilities = copyCapabilities(Reflect.get(given, 'capabilities'), `${prefix}.capabilities`)
  if (to === undefined) throw new InvalidTransactionError({ field: `${prefix}.to`, reason: 'it is required' })
  checkTransaction({ to, data, value }, `${prefix}.`)
  return { to, data, ...(value !== undefined && { value }), ...(capabilities && { capabilities }) }
}

/**
 * Validates and copies the capabilities that a batch or a call asks for.
 *
 * @throws `InvalidParameterError` if they are not JSON, or too large.
 */
export function copyCapabilities(given: unknown, path = 'capabilities'): CallsCapabilities | undefined {
  if (given === undefined) return undefined
  const reject = (field: string, reason: string) => new InvalidParameterError({ field, reason })
  if (!isRecord(given)) throw reject(path, 'it must be an object')
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  if (entries.length > capabilitiesOfChainMax)
    throw reject(path, `it must have at most ${capabilitiesOfChainMax} entries`)
  const copies = entries.map(([name, value]) => {
    const field = `${path}.${name.slice(0, 64)}`
    if (!isRecord(value)) throw reject(field, 'it must be an object')
    const text = toJson(value)
    if (text === undefined) throw reject(field, 'it must be JSON, such as hex in place of a bigint')
    if (text.length > capabilityLengthMax)
      throw reject(field, `it must have at most ${capabilityLengthMax} characters as JSON`)
    return [name, JSON.parse(text) as Readonly<Record<string, Json>>] as const
  })
  return copies.length > 0 ? Object.fromEntries(copies) : undefined
}

/** Validates the id of a batch. */
export function checkCallsId(id: unknown): void {
  const isValid = typeof id === 'string' && id !== '' && id.length <= callsIdMax
  if (!isValid)
    throw new InvalidParameterError({
      field: 'id',
      reason: `it must be a text of 1 to ${callsIdMax} characters`,
    })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    // It is circular, or has a bigint.
    return undefined
  }
}
