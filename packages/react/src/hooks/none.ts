import type { None } from '@latchkit/core/bindings'

/** The parameters of a hook without any: the same object with each render. */
export const none: None = {}
