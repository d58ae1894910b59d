import { ConnectButton, NetworkButton } from '@latchkit/react'
import type { ReactNode } from 'react'

/** Renders the kit's buttons and, as `children`, the inline modal on a colorful page. */
export function ThemePreview({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="preview-bar">
        <span>Your app</span>
        <div className="row">
          <NetworkButton />
          <ConnectButton />
        </div>
      </div>
      <div className="preview-stage">{children}</div>
      <p className="small">
        The buttons open the modal as a dialog. The card below them is the inline modal.
      </p>
    </>
  )
}
