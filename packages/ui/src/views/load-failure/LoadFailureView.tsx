import type { ThemeMode } from '@latchkit/core'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { showModal } from '../../parts/dialog/showModal.js'
import { PageButton } from '../../parts/page-button/PageButton.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './LoadFailureView.css?inline'

/** Props of {@link LoadFailureView}. */
export type LoadFailureViewProps = {
  readonly copy: ButtonCopy
  /** Default: the system's preference. */
  readonly theme?: ThemeMode | undefined
  /** Absent while the modal is loading again. */
  readonly onRetry?: (() => void) | undefined
  readonly onClose: () => void
}

/**
 * A dialog in the page that is shown instead of the modal if a chunk failed to load. It is open while mounted.
 *
 * @example
 * ```tsx
 * import { LoadFailureView } from '@latchkit/ui/buttons'
 * import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
 *
 * export const Failure = ({ retry, close }: { retry: () => void; close: () => void }) => (
 *   <LoadFailureView copy={buttonsEn} onRetry={retry} onClose={close} />
 * )
 * ```
 */
export function LoadFailureView({ copy, theme, onRetry, onClose }: LoadFailureViewProps): ReactNode {
  const { title, text, retry, close } = copy.loadFailure
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useStyles(css)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog) showModal(dialog)
    return () => dialog?.close?.()
  }, [])
  return (
    <dialog
      ref={ref}
      data-latchkit="load-failure"
      data-theme={theme}
      lang={copy.lang}
      dir={copy.dir}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <PageButton
        kind="retry"
        status={onRetry ? 'idle' : 'loading'}
        theme={theme}
        aria-busy={!onRetry || undefined}
        aria-disabled={!onRetry || undefined}
        onClick={onRetry}
      >
        <b>{retry}</b>
      </PageButton>
      <PageButton kind="close" status="idle" theme={theme} onClick={onClose}>
        <b>{close}</b>
      </PageButton>
    </dialog>
  )
}
