import { LatchkitError } from '@latchkit/core'

/** A single value as one reads it in code. */
export function toText(value: unknown): string {
  switch (typeof value) {
    case 'bigint':
      return `${value}n`
    case 'function':
      return 'ƒ'
    case 'string':
      return JSON.stringify(value)
    default:
      return String(value)
  }
}

/** Whether a value has parts, and is not best shown as text. */
export function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The parts of a value by their name; of an error, what it says. */
export function partsOf(value: object): readonly (readonly [name: string, part: unknown])[] {
  if (value instanceof LatchkitError) {
    const { code, shortMessage, details } = value
    return Object.entries({ code, shortMessage, ...(details && { details }) })
  }
  if (value instanceof Error) return [['message', value.message]]
  return Object.entries(value).filter(([, part]) => part !== undefined)
}

/** What a value with parts is called: `[2]`, `UserRejectedError`, `{ status, session }`. */
export function titleOf(value: object): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (value instanceof Error) return value.name
  const names = partsOf(value).map(([name]) => name)
  return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`
}
