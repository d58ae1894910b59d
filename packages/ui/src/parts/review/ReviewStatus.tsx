import type { Failure } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import type { Paragraph } from '../../copy/texts.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getWalletName } from '../../format/getWalletName.js'
import { Button } from '../button/Button.js'
import { DetailSkeleton } from '../detail/DetailSkeleton.js'
import { Footer } from '../footer/Footer.js'
import { WalletIcon, type WalletIconProps } from '../mark/WalletIcon.js'
import { Pending } from '../pending/Pending.js'
import { Figure } from '../status/Figure.js'
import { getFailureText } from '../status/getFailureText.js'
import { Ring } from '../status/Ring.js'
import { Status } from '../status/Status.js'

type ReviewStatusProps = {
  readonly model:
    | { readonly status: 'none' }
    | ({ readonly wallet: WalletIconProps['wallet'] } & (
        | { readonly status: 'preparing' | 'checking' | 'signing' | 'sent' }
        | { readonly status: 'failed'; readonly error: Failure }
      ))
  readonly texts: {
    readonly none: Paragraph
    /** The button of a review that has not begun. */
    readonly start: string
    readonly preparing: string
    readonly failed: string
    /** The button of a review that failed. */
    readonly edit: string
    readonly checking: Paragraph
    /** Placeholder: `{wallet}`. */
    readonly signing: Paragraph
    /** Of a review whose view does not show it itself. */
    readonly sent?: Paragraph | undefined
  }
  /** The icon of a review that has not begun. */
  readonly icon: ReactNode
  /** Shown while the review is prepared. Default: a placeholder of its numbers. */
  readonly preparing?: string | undefined
  /** Shown instead of the text of the error. */
  readonly failure?: string | undefined
  readonly onStart: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
  /** Begins the same review again, of which nothing could be read. */
  readonly onRetry?: (() => void) | undefined
  readonly onStop: (() => void) | undefined
}

/** Content of every review while it has no numbers to approve, and once the wallet is asked. */
export function ReviewStatus(props: ReviewStatusProps): ReactNode {
  const { model, texts, icon, preparing, failure, onStart, onEdit, onRetry, onStop } = props
  const copy = useAccountCopy()
  const messages = useMessages()
  if (model.status === 'none')
    return (
      <Status figure={<Figure>{icon}</Figure>} {...texts.none}>
        {onStart && (
          <Button variant="primary" onClick={onStart}>
            {texts.start}
          </Button>
        )}
      </Status>
    )
  const wallet = getWalletName(model.wallet, copy)
  const createRing = (state: 'running' | 'failed' | 'closed') => (
    <Ring state={state} shape="square">
      <WalletIcon wallet={model.wallet} size="large" />
    </Ring>
  )
  switch (model.status) {
    case 'preparing':
      return preparing === undefined ? (
        <DetailSkeleton
          label={texts.preparing}
          hasFigure
          footer={
            <Footer>
              <span className="skeleton detail-skeleton-action" />
            </Footer>
          }
        />
      ) : (
        <Pending>
          <Status figure={createRing('running')} title={preparing} />
        </Pending>
      )
    case 'failed': {
      const message = getFailureText(messages, model.error, wallet)
      // What the user wants may be possible: nothing could be read. Its text has no names.
      const unanswered = model.error.code === 'rpc-request' && (message.text as string | undefined)
      return (
        <Status
          figure={createRing('failed')}
          title={unanswered || texts.failed}
          {...(failure ? { text: failure } : message)}
          {...(unanswered && { text: failure })}
        >
          {unanswered && onRetry && (
            <Button variant="primary" onClick={onRetry}>
              {copy.connecting.retry}
            </Button>
          )}
          {onEdit && (
            <Button variant={unanswered && onRetry ? 'plain' : 'primary'} onClick={onEdit}>
              {texts.edit}
            </Button>
          )}
        </Status>
      )
    }
    case 'checking':
      return (
        <Pending>
          <Status figure={createRing('running')} {...texts.checking} />
        </Pending>
      )
    case 'signing':
      return (
        <Pending>
          <Status
            figure={createRing('running')}
            title={fill(texts.signing.title, { wallet })}
            text={texts.signing.text}
          >
            {onStop && <Button onClick={onStop}>{copy.account.pendingRequest.cancel}</Button>}
          </Status>
        </Pending>
      )
    case 'sent':
      return (
        texts.sent && (
          <Pending>
            <Status figure={createRing('closed')} {...texts.sent} />
          </Pending>
        )
      )
  }
}
