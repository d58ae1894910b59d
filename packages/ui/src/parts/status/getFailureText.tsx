import type { Failure } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { MessageCopy } from '../../copy/MessageCopy.js'
import { fillNodes } from '../../format/fillNodes.js'

/**
 * Returns the text of an error in the language of `messages`. It is empty until `messages` are loaded.
 *
 * @param wallet The name of the wallet, which is untrusted input. Default: the words for any wallet.
 */
export function getFailureText(
  messages: MessageCopy | undefined,
  failure: Failure,
  wallet?: string,
): { readonly text?: ReactNode; readonly advice?: ReactNode } {
  if (failure.code === 'custom') {
    const { text, advice } = failure.values
    return { text: isolateText(text), advice: isolateText(advice) }
  }
  if (!messages) return {}
  const { errors, networkFailures, serviceBusy, walletAdvice, anyWallet } = messages
  switch (failure.code) {
    case 'service-unreachable':
      return failure.values.status === undefined ? errors[failure.code] : serviceBusy
    case 'rpc-request':
      return networkFailures[failure.values.reason]
    case 'wallet-request': {
      const text = walletAdvice[failure.values.rpcCode ?? 0]
      return text
        ? { text: fillNodes(text, { wallet: isolateText(wallet || anyWallet) }) }
        : errors[failure.code]
    }
    default:
      return errors[failure.code]
  }
}

/** Isolates a text from the direction of its context: a text of an adapter can have any language. */
function isolateText(text: string | undefined): ReactNode {
  return text && <bdi>{text}</bdi>
}
