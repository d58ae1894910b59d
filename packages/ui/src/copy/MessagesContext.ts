import { type Context, createContext, useContext, useEffect, useState } from 'react'
import type { Copy } from './Copy.js'
import type { MessageCopy } from './MessageCopy.js'

/** The texts of errors and messages for the components below it; undefined until they are loaded. */
export const MessagesContext: Context<MessageCopy | undefined> = createContext<MessageCopy | undefined>(
  undefined,
)

/** Returns the texts of errors and messages; `undefined` until they are loaded. */
export function useMessages(): MessageCopy | undefined {
  return useContext(MessagesContext)
}

/** Loads the texts of errors and messages while `isNeeded`. Tries again when that becomes true again. */
export function useLoadedMessages({ loadMessages }: Copy, isNeeded: boolean): MessageCopy | undefined {
  const [loaded, setLoaded] = useState<{
    readonly by: Copy['loadMessages']
    readonly messages: MessageCopy
  }>()
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadMessages().then(
      (messages) => isCurrent && setLoaded({ by: loadMessages, messages }),
      // Views show their own titles without these texts, so an error is not worth more than another attempt.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [loadMessages, isNeeded])
  return loaded?.by === loadMessages ? loaded.messages : undefined
}
