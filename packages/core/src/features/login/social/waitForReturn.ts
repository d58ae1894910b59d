import type { Popup } from '../../../browser/openPopup.js'
import { watchMessages } from '../../../browser/watchMessages.js'
import { socialPopupMs } from '../../../foundation/limits.js'
import type { Clock } from '../../../ports/Clock.js'
import { parseReturnMessage } from './rules.js'

/**
 * Waits until the last page in a pop-up posts the address of the return; `undefined` when the user has closed the pop-up, or
 * `signal` aborts. All other messages are ignored: the messages of other origins and windows, and those that are no address of
 * the frame's page for returns.
 */
export function waitForReturn({
  popup,
  frameOrigin,
  clock,
  signal,
}: {
  readonly popup: Popup
  readonly frameOrigin: string
  readonly clock: Clock
  readonly signal: AbortSignal
}): Promise<string | undefined> {
  return new Promise((resolve) => {
    let wasClosed = false
    let stopTimer = clock.setTimeout(look, socialPopupMs)
    const stopMessages = watchMessages((message) => {
      if (!popup.isSource(message.source)) return
      const uri = parseReturnMessage(message, frameOrigin)
      if (uri !== undefined) end(uri)
    })
    const abort = () => end(undefined)
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()

    function look(): void {
      const isClosed = popup.isClosed()
      // The page closes the pop-up right after its message, which can arrive later than that.
      if (isClosed && wasClosed) end(undefined)
      else stopTimer = clock.setTimeout(look, socialPopupMs)
      wasClosed = isClosed
    }

    function end(uri: string | undefined): void {
      stopTimer()
      stopMessages()
      signal.removeEventListener('abort', abort)
      resolve(uri)
    }
  })
}
