import { LatchkitError } from '@latchkit/core'

/** Formats a primitive value as in code. */
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

/** Returns whether a value has parts that are not better shown as text. */
export function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns the parts of a value by name; for an error, its details. */
export function getParts(value: object): readonly (readonly [name: string, part: unknown])[] {
  if (value instanceof LatchkitError) {
    const { code, shortMessage, details } = value
    return Object.entries({ code, shortMessage, ...(details && { details }) })
  }
  if (value instanceof Error) return [['message', value.message]]
  return Object.entries(value).filter(([, part]) => part !== undefined)
}

/** Returns the title of a value with parts: `[2]`, `UserRejectedError`, `{ status, session }`. */
export function getTitle(value: object): string {
  if (Array.isArray(value)) return `[${value.length}]`
  if (value instanceof Error) return value.name
  const names = getParts(value).map(([name]) => name)
  return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`
}
