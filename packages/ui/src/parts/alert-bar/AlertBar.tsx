import type { Alert } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { IconButton } from '../icon-button/IconButton.js'
import css from './AlertBar.css?inline'

/** Props of {@link AlertBar}. */
export type AlertBarProps = {
  readonly alert: Alert
  readonly onDismiss?: (() => void) | undefined
}

/** A message for the app's developer above the header, with a key to search for. Core shows alerts only with `debug`. */
export function AlertBar({ alert, onDismiss }: AlertBarProps): ReactNode {
  useStyles(css)
  const { frame } = useCopy()
  const messages = useMessages()
  return (
    <div className="alert-bar" part="alert" role="alert" data-variant={alert.variant}>
      {alert.variant === 'info' ? <InfoIcon size={18} /> : <AlertIcon size={18} />}
      <div>
        {messages && markCode(messages.alerts[alert.code])}
        <code className="alert-code">{alert.code}</code>
      </div>
      {onDismiss && (
        <IconButton label={frame.dismissAlert} onClick={onDismiss}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  )
}

/** The texts enclose the names of options in backticks. */
function markCode(text: string): readonly ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))
}
