import type { Snackbar as SnackbarModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useMessages } from '../../copy/MessagesContext.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyIcon } from '../../icons/CopyIcon.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { Spinner } from '../status/Spinner.js'
import css from './SnackbarMessage.css?inline'

/** The text of a snackbar with its icon. Nothing while the texts load. */
export function SnackbarMessage({ message }: { readonly message: SnackbarModel }): ReactNode {
  useStyles(css)
  const messages = useMessages()
  const { code, values } = message
  // `fill` loads with the page, and would get a chunk of its own.
  const fillNetwork = (text: string) =>
    values && 'network' in values ? text.replace('{network}', () => values.network) : text
  const text = code === 'custom' ? values.text : messages && fillNetwork(messages.snackbar[code])
  if (!text) return null
  return (
    <div className="snackbar" part="snackbar" data-variant={message.variant}>
      <SnackbarIcon variant={message.variant} icon={message.icon} />
      <span dir="auto">{text}</span>
    </div>
  )
}

function SnackbarIcon({ variant, icon }: Pick<SnackbarModel, 'variant' | 'icon'>): ReactNode {
  switch (variant) {
    case 'loading':
      return <Spinner />
    case 'success':
      return <CheckIcon />
    case 'error':
      return <AlertIcon />
    case 'icon':
      return icon === 'copy' ? (
        <CopyIcon />
      ) : icon === 'network' ? (
        <NodesIcon />
      ) : icon === 'disconnect' ? (
        <DisconnectIcon />
      ) : (
        <InfoIcon />
      )
  }
}
