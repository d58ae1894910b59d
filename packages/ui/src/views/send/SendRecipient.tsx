import type { SendModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useTyped } from '../../parts/text-field/useTyped.js'
import { FullAddress } from '../receive/FullAddress.js'
import { RecipientNotices } from './RecipientNotices.js'

type SendRecipientProps = {
  readonly model: Extract<SendModel, { status: 'ready' }>
  readonly onRecipient: ((text: string) => void) | undefined
  readonly onPaste: (() => void) | undefined
  /** Looks a name up again. */
  readonly onRetryName: (() => void) | undefined
  /** The user pressed Enter. */
  readonly onEnter: (() => void) | undefined
}

/** The address or the name to send to, with what the user should know about it. */
export function SendRecipient({
  model,
  onRecipient,
  onPaste,
  onRetryName,
  onEnter,
}: SendRecipientProps): ReactNode {
  const { recipient } = model
  const { name } = recipient
  const { send, receive } = useAccountCopy()
  const id = useId()
  const [text, type] = useTyped(recipient.text, onRecipient)
  return (
    <>
      <div className="send-box">
        <label htmlFor={id}>{send.to}</label>
        <div className="send-line">
          <textarea
            id={id}
            className="send-address"
            rows={2}
            dir="ltr"
            placeholder={send.address}
            value={text}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="done"
            aria-invalid={recipient.error || name?.status === 'failed' ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => type(event.currentTarget.value.replace(/\s+/g, ''))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onEnter?.()
            }}
          />
          {onPaste && recipient.text === '' && (
            <button type="button" className="send-link" onClick={onPaste}>
              {send.paste}
            </button>
          )}
        </div>
        <div className="send-foot" data-name={name && ''} id={`${id}-note`} role="status">
          <div className="send-note">
            {recipient.error ? (
              <span className="send-error">{send.recipientErrors[recipient.error]}</span>
            ) : name?.status === 'failed' ? (
              <span className="send-error">{send.nameProblems[name.reason]}</span>
            ) : name?.status === 'resolving' ? (
              send.resolving
            ) : (
              <>
                {recipient.label && <bdi>{recipient.label}</bdi>}
                {/* The text differs from the name in its normal form. */}
                {name && name.name !== text && <bdi dir="ltr">{name.name}</bdi>}
                {name && <FullAddress address={name.address} label={receive.address} />}
              </>
            )}
          </div>
          {name?.status === 'failed' && name.reason === 'unreachable' && onRetryName && (
            <button type="button" className="send-link" onClick={onRetryName}>
              {send.retryName}
            </button>
          )}
        </div>
      </div>
      <RecipientNotices notices={recipient.notices} />
    </>
  )
}
