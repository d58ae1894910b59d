import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'

/** Shown instead of an address while no wallet is connected. */
export function NotConnected({ onConnect }: { readonly onConnect?: (() => void) | undefined }): ReactNode {
  const { account, receive, titles } = useAccountCopy()
  return (
    <Status
      figure={
        <Figure>
          <PurseIcon size={32} />
        </Figure>
      }
      title={account.disconnected.title}
      text={receive.disconnected}
    >
      {onConnect && (
        <Button variant="primary" onClick={onConnect}>
          {titles.connect}
        </Button>
      )}
    </Status>
  )
}
