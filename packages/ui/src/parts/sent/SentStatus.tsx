import type { SentTransaction } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { SentTitles } from '../../copy/SendCopy.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import type { RingProps } from '../status/Ring.js'
import { Result } from './Result.js'

/** Props of {@link SentStatus}. */
export type SentStatusProps = Pick<RingProps, 'shape'> & {
  readonly sent: SentTransaction
  /** A large mark: what was moved. */
  readonly mark: ReactNode
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
  const { send } = useAccountCopy()
  const { outcome, explorerUrl } = sent
  const state = outcome === 'pending' ? 'running' : outcome === 'confirmed' ? 'closed' : 'failed'
  return (
    <Result
      {...{ state, shape, mark, explorerUrl, onDone }}
      title={fill(titles[outcome], values)}
      text={fill(send.sent.texts[outcome], { network })}
      advice={state === 'failed' ? undefined : advice}
    />
  )
}
