import type { Ref } from 'vue'
import { toStable } from './toStable.js'

/** The names of all members of a union. */
type NameOf<Model> = Model extends unknown ? keyof Model : never

/** The type of a name in the members of a union; those that do not have it add `undefined`. */
type ValueOf<Model, Name> = Model extends unknown
  ? Name extends keyof Model
    ? Model[Name]
    : undefined
  : never

/** One readonly ref for each name of a model, so that components can destructure it. */
export type Refs<Model> = { readonly [Name in NameOf<Model>]: Readonly<Ref<ValueOf<Model, Name>>> }

/** All names of a model. A name that is forgotten does not compile. */
export type Names<Model> = { readonly [Name in NameOf<Model>]-?: true }

/** Returns one readonly ref for each name of a model. */
export function toRefs<Model extends object>(model: Readonly<Ref<Model>>, names: Names<Model>): Refs<Model> {
  const refs = Object.keys(names).map((name) => [
    name,
    toStable(() => (name in model.value ? model.value[name as keyof Model] : undefined)),
  ])
  // Each ref has the type of its name.
  return Object.fromEntries(refs) as Refs<Model>
}
