import type { InjectionKey } from 'vue'

/** The first part of the names of the elements in an app. */
export const elementsKey: InjectionKey<string> = Symbol('latchkit elements')
