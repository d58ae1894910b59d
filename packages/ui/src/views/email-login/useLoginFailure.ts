import type { LoginFailure } from '@latchkit/core'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fillCount } from '../../format/fillCount.js'

/** Returns a function that returns the words of a failure of the login. The words of the frame follow in their own language. */
export function useLoginFailure(): (failure: LoginFailure) => string {
  const { lang, login } = useAccountCopy()
  const { failures } = login
  return (failure) => {
    if (failure.type === 'cooldown') return fillCount(failures.cooldown, failure.seconds, lang)
    const text = failures[failure.type]
    // Isolated: it can have another direction.
    return failure.type === 'refused' ? `${text} \u2068${failure.text}\u2069` : text
  }
}
