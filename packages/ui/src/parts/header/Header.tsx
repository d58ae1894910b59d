import type { ReactNode, Ref } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { BackIcon } from '../../icons/BackIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { HelpIcon } from '../../icons/HelpIcon.js'
import { IconButton } from '../icon-button/IconButton.js'

/** What {@link Header} takes. */
export type HeaderProps = {
  readonly title: string
  readonly titleId: string
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  readonly onBack?: (() => void) | undefined
  /** Shown where there is no way back. */
  readonly onHelp?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
}

/** The modal's first line: back or help, the title, close. */
export function Header({ title, titleId, titleRef, onBack, onHelp, onClose }: HeaderProps): ReactNode {
  const { frame } = useCopy()
  return (
    // Not a `<header>`: the page has its own banner, and a dialog does not take it in.
    <div className="header" part="header">
      {onBack ? (
        <IconButton label={frame.back} onClick={onBack}>
          <BackIcon />
        </IconButton>
      ) : (
        onHelp && (
          <IconButton label={frame.help} onClick={onHelp}>
            <HelpIcon />
          </IconButton>
        )
      )}
      {/* A new element for each title, so that it moves in and is read again. */}
      <h2 className="header-title" part="title" key={title} id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {onClose && (
        <IconButton label={frame.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
