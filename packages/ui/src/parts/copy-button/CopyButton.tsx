import { type ReactNode, useState } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyIcon } from '../../icons/CopyIcon.js'

/** What {@link CopyButton} takes. */
export type CopyButtonProps = {
  /** What it does, for assistive technology. */
  readonly label: string
  /** Said when it is done. */
  readonly copiedLabel: string
  /** Copies; a rejection means that it did not. Absent: there is nothing to copy yet. */
  readonly onCopy?: (() => void | Promise<void>) | undefined
  /** What is copied, as it is shown. */
  readonly children: ReactNode
}

/** A value that is copied by pressing it. It says "copied" only when that is so. */
export function CopyButton({ label, copiedLabel, onCopy, children }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await onCopy?.()
      setIsCopied(true)
    } catch {
      // Whoever copies says why it failed; the tick only stays away.
    }
  }
  return (
    <>
      <button
        type="button"
        className="copy-button"
        part="copy-button"
        title={label}
        data-copied={isCopied || undefined}
        disabled={!onCopy}
        onClick={() => void copy()}
        onAnimationEnd={() => setIsCopied(false)}
      >
        {children !== label && <span className="visually-hidden">{label}</span>}
        {children}
        {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      {/* Outside of the button, whose name it would change. */}
      <span className="visually-hidden" role="status">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}
