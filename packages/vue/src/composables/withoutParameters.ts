import type { None } from '@latchkit/core/bindings'
import { type Ref, shallowRef } from 'vue'

/** Returns the parameters of a composable without any. */
export function withoutParameters(): Readonly<Ref<None>> {
  return shallowRef({})
}
