import { watchSignIn } from '@latchkit/core/actions'

/** `watchSignIn` of core, in a module of its own, which only apps with the option `siwx` load. */
export const startSignIn: typeof watchSignIn = watchSignIn
