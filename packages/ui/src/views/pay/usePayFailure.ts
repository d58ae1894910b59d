import type { PayFailure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { getFailureText } from '../../parts/status/getFailureText.js'

type FailureText = { readonly text?: ReactNode; readonly advice?: ReactNode }

/** Returns a function that returns the text of why a payment failed. */
export function usePayFailure(wallet: string): (failure: PayFailure) => FailureText {
  const { pay } = useAccountCopy()
  const messages = useMessages()
  return (failure) =>
    failure.kind === 'pay' ? pay.errors[failure.code] : getFailureText(messages, failure.failure, wallet)
}
