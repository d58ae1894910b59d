import type { SendModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { useTyped } from '../../parts/text-field/useTyped.js'
import { RecipientNotices } from './RecipientNotices.js'

type SendRecipientProps = {
  readonly model: Extract<SendModel, { status: 'ready' }>
  readonly onRecipient: ((text: string) => void) | undefined
  readonly onPaste: (() => void) | undefined
  /** The user pressed Enter. */
  readonly onEnter: (() => void) | undefined
}

/** The address to send to, with what the user should know about it. */
export function SendRecipient({ model, onRecipient, onPaste, onEnter }: SendRecipientProps): ReactNode {
  const { recipient } = model
  const { send } = useAccountCopy()
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
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={recipient.error ? true : undefined}
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
        <div className="send-foot" id={`${id}-note`} role="status">
          <p className="send-note">
            {recipient.error ? (
              <span className="send-error">{send.recipientErrors[recipient.error]}</span>
            ) : (
              recipient.label && <bdi>{recipient.label}</bdi>
            )}
          </p>
        </div>
      </div>
      <RecipientNotices notices={recipient.notices} />
    </>
  )
}
