import type { Parameter } from './Library.js'

/**
 * A decoded value in types that are no library's: integers as `bigint` (as `number` up to 48 bits, where they always fit),
 * tuples with names as objects. The same as viem's, so that it does not matter which adapter has read it.
 */
export function toPlainValue(parameter: Parameter, value: unknown): unknown {
  const { type, components, arrayChildren } = parameter
  if (arrayChildren) return listOf(value).map((item) => toPlainValue(arrayChildren, item))
  if (components) {
    const values = listOf(value).map((item, index) => {
      const component = components[index]
      return component ? toPlainValue(component, item) : item
    })
    if (components.some(({ name }) => !name)) return values
    return Object.fromEntries(components.map(({ name }, index) => [name, values[index]]))
  }
  const bits = /^u?int(\d+)$/.exec(type)?.[1]
  if (bits === undefined) return value
  // ethers 5 has a class of its own for them.
  const integer = BigInt(String(value))
  return Number(bits) <= 48 ? Number(integer) : integer
}

/** ethers' own lists are arrays with names on them. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? [...value] : []
}
