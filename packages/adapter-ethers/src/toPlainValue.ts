import type { Parameter } from './Library.js'

/**
 * Converts a decoded value to library-independent types: integers to `bigint` (to `number` up to 48 bits, where they
 * are exact), named tuples to objects. Matches viem, so that all adapters return the same types.
 */
export function toPlainValue(parameter: Parameter, value: unknown): unknown {
  const { type, components, arrayChildren } = parameter
  if (arrayChildren) return toList(value).map((item) => toPlainValue(arrayChildren, item))
  if (components) {
    const values = toList(value).map((item, index) => {
      const component = components[index]
      return component ? toPlainValue(component, item) : item
    })
    if (components.some(({ name }) => !name)) return values
    return Object.fromEntries(components.map(({ name }, index) => [name, values[index]]))
  }
  const bits = /^u?int(\d+)$/.exec(type)?.[1]
  if (bits === undefined) return value
  // ethers 5 has its own integer class.
  const integer = BigInt(String(value))
  return Number(bits) <= 48 ? Number(integer) : integer
}

/** ethers' results are arrays with named properties. */
function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? [...value] : []
}
