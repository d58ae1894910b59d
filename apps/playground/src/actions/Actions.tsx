import type { Latchkit } from '@latchkit/core'
import { WalletCalls } from '../wallet-calls/WalletCalls.js'
import { ConnectActions } from './ConnectActions.js'
import { ModalActions } from './ModalActions.js'
import { NetworkActions } from './NetworkActions.js'
import { ReadActions } from './ReadActions.js'
import { SendActions } from './SendActions.js'
import { SigningActions } from './SigningActions.js'

/** Renders every action of the kit. */
export function Actions({ kit }: { readonly kit: Latchkit }) {
  return (
    <div className="actions">
      <ModalActions />
      <ConnectActions />
      <SigningActions kit={kit} />
      <SendActions kit={kit} />
      <WalletCalls />
      <NetworkActions />
      <ReadActions />
    </div>
  )
}
