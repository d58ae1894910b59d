import type { Snackbar as SnackbarModel } from '@latchkit/core'
import { lazy, type ReactNode, Suspense } from 'react'

// If the chunk fails to load, the modal works without messages.
const SnackbarMessage = /* @__PURE__ */ lazy(() =>
  import('./SnackbarMessage.js').then(
    (chunk) => ({ default: chunk.SnackbarMessage }),
    () => ({ default: () => null }),
  ),
)

/**
 * A temporary message over the view. Its live region is rendered before the message, because screen readers announce
 * only changes in a region that already exists.
 */
export function Snackbar({ message }: { readonly message: SnackbarModel | undefined }): ReactNode {
  return (
    <div className="snackbar-place" role="status">
      <Suspense>{message && <SnackbarMessage message={message} key={message.id} />}</Suspense>
    </div>
  )
}
