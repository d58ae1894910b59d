import type { SentTransaction } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { SentTitles } from '../../copy/SendCopy.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../button/Button.js'
import { Ring } from '../status/Ring.js'
import { Status } from '../status/Status.js'

/** Props of {@link SentStatus}. */
export type SentStatusProps = {
  readonly sent: SentTransaction
  /** A large mark: what was moved. */
  readonly mark: ReactNode
  readonly shape: 'square' | 'round'
  readonly titles: SentTitles
  /** The placeholders of the titles. */
  readonly values: Readonly<Record<string, string>>
  /** The name of the network that confirms it. */
  readonly network: string
  /** A second line, while nothing has failed. */
  readonly advice?: ReactNode
  readonly onDone?: (() => void) | undefined
}

/** The sent transaction, from the wallet's response on: the ring closes when the network has confirmed it. */
export function SentStatus(props: SentStatusProps): ReactNode {
  const { sent, mark, shape, titles, values, network, advice, onDone } = props
  const { account, send } = useAccountCopy()
  const { outcome, explorerUrl } = sent
  const state = outcome === 'pending' ? 'running' : outcome === 'confirmed' ? 'closed' : 'failed'
  const link = sanitizeLink(explorerUrl)
  return (
    <Status
      figure={
        <Ring state={state} shape={shape}>
          {mark}
        </Ring>
      }
      title={fill(titles[outcome], values)}
      text={fill(send.sent.texts[outcome], { network })}
      advice={state === 'failed' ? undefined : advice}
    >
      <Button variant="primary" onClick={onDone}>
        {send.sent.done}
      </Button>
      {link && (
        <Button href={link} icon={<ExternalIcon size={18} />}>
          {account.explorer}
        </Button>
      )}
    </Status>
  )
}
