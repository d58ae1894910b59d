import { type ReactNode, useState } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyIcon } from '../../icons/CopyIcon.js'

/** Props of {@link CopyButton}. */
export type CopyButtonProps = {
  /** The action, for assistive technology. */
  readonly label: string
  /** Announced after copying. */
  readonly copiedLabel: string
  /** Copies the value; rejects if that failed. Absent: the button is disabled. */
  readonly onCopy?: (() => void | Promise<void>) | undefined
  /** The visible content of the button. */
  readonly children: ReactNode
}

/** A button that copies a value. Shows and announces success only after the value is copied. */
export function CopyButton({ label, copiedLabel, onCopy, children }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await onCopy?.()
      setIsCopied(true)
    } catch {
      // The callback reports the error; the button shows no success.
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
      {/* Outside the button, because it would change the button's accessible name. */}
      <span className="visually-hidden" role="status">
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  )
}
