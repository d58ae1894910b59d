import { type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import { toStable } from './toStable.js'

/** The parameters of a composable: an object of values, refs or getters, or a ref or getter of it. */
export type Input<Parameters> = MaybeRefOrGetter<{
  readonly [Name in keyof Parameters]: MaybeRefOrGetter<Parameters[Name]>
}>

/** Returns the current parameters of a composable. They are the same object while no value changes. */
export function useParameters<Parameters extends object>(input: Input<Parameters>): ComputedRef<Parameters> {
  return toStable(() => {
    const entries = Object.entries(toValue(input)).map(([name, value]) => [name, toValue(value)])
    // Each value has the type of its name.
    return Object.fromEntries(entries) as Parameters
  })
}
