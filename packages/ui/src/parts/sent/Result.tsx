import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../button/Button.js'
import { Ring, type RingProps } from '../status/Ring.js'
import { Status } from '../status/Status.js'

/** Props of {@link Result}. */
export type ResultProps = Pick<RingProps, 'state' | 'shape'> & {
  /** A large mark: what was moved, or who moved it. */
  readonly mark: ReactNode
  /** The sentence, with the amount and the recipient. */
  readonly title: string
  readonly text?: ReactNode
  /** A second line. */
  readonly advice?: ReactNode
  /** More about it, above the actions. */
  readonly children?: ReactNode
  /** Its page in a block explorer, and the label of the link. Default label: the explorer of the network. */
  readonly explorerUrl?: string | undefined
  readonly explorerLabel?: string | undefined
  /** Label of the main action. Default: Done. */
  readonly action?: string | undefined
  /** Absent: there is no main action. */
  readonly onDone?: (() => void) | undefined
  /** Rarely wanted actions, below the others. */
  readonly more?: ReactNode
}

/**
 * The result of everything that is sent, swapped, bought, paid or registered. The ring runs until it is known, and then closes with a
 * badge.
 */
export function Result(props: ResultProps): ReactNode {
  const { state, shape, mark, title, text, advice, children, explorerUrl, explorerLabel } = props
  const { account, send } = useAccountCopy()
  const { action = send.sent.done, onDone } = props
  const link = sanitizeLink(explorerUrl)
  return (
    <Status
      figure={
        <Ring state={state} shape={shape}>
          {mark}
        </Ring>
      }
      title={title}
      text={text}
      advice={advice}
    >
      {children}
      {onDone && (
        <Button variant="primary" onClick={onDone}>
          {action}
        </Button>
      )}
      {link && (
        <Button href={link} icon={<ExternalIcon size={18} />}>
          {explorerLabel ?? account.explorer}
        </Button>
      )}
      {props.more}
    </Status>
  )
}
