import type { Failure } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { Copy } from '../../copy/Copy.js'

/** Returns the text of an error in the language of `copy`. For English this is the error's own text. */
export function getFailureText(
  { errors }: Pick<Copy, 'errors'>,
  { code, rpcCode, reason, advice }: Failure,
): { readonly text: ReactNode; readonly advice: ReactNode } {
  if (!errors) return { text: isolateText(reason), advice: isolateText(advice) }
  const own = errors.messages[code] ?? errors.messages.unexpected
  return { text: own.text, advice: errors.walletAdvice[rpcCode ?? 0] ?? own.advice }
}

/** Isolates a text from the direction of its context: a text from an adapter or a wallet can have any language. */
function isolateText(text: string | undefined): ReactNode {
  return text && <bdi>{text}</bdi>
}
