import type { LoginFailure } from '@latchkit/core'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'

/** Returns a function that returns the words of a failure of the login. The words of the frame follow in their own language. */
export function useLoginFailure(): (failure: LoginFailure) => string {
  const { failures } = useAccountCopy().login
  return (failure) => {
    const text = failures[failure.type]
    if (failure.type === 'cooldown') return fill(text, { seconds: `${failure.seconds}` })
    // Isolated: it can have another direction.
    return failure.type === 'refused' ? `${text} \u2068${failure.text}\u2069` : text
  }
}
