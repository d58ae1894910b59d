import type { Latchkit } from '@latchkit/core'
import { ConnectActions } from './ConnectActions.js'
import { ModalActions } from './ModalActions.js'
import { NetworkActions } from './NetworkActions.js'
import { ReadActions } from './ReadActions.js'
import { SendActions } from './SendActions.js'
import { SigningActions } from './SigningActions.js'

/** Everything a page can ask of the kit. */
export function Actions({ kit }: { readonly kit: Latchkit }) {
  return (
    <div className="actions">
      <ModalActions />
      <ConnectActions kit={kit} />
      <SigningActions kit={kit} />
      <SendActions kit={kit} />
      <NetworkActions kit={kit} />
      <ReadActions kit={kit} />
    </div>
  )
}
