import type { Snackbar as SnackbarModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyIcon } from '../../icons/CopyIcon.js'
import { DisconnectIcon } from '../../icons/DisconnectIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { Spinner } from '../status/Spinner.js'

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

/**
 * A temporary message over the view. Its live region is rendered before the message, because screen readers announce
 * only changes in a region that already exists.
 */
export function Snackbar({ message }: { readonly message: SnackbarModel | undefined }): ReactNode {
  const { errors } = useCopy()
  return (
    <div className="snackbar-place" role="status">
      {message && (
        <div className="snackbar" part="snackbar" data-variant={message.variant} key={message.id}>
          <SnackbarIcon variant={message.variant} icon={message.icon} />
          <span dir="auto">{(message.code && errors?.snackbar[message.code]) || message.message}</span>
        </div>
      )}
    </div>
  )
}
