import { isDeepEqual } from '@latchkit/core/bindings'
import { type ComputedRef, computed } from 'vue'

/** Computes a value, and keeps the last one while it has the same data, so that nothing renders again. */
export function toStable<T>(getValue: () => T): ComputedRef<T> {
  return computed<T>((previous) => {
    const value = getValue()
    return previous !== undefined && isDeepEqual(previous, value) ? previous : value
  })
}
