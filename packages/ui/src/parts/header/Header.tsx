import type { ReactNode, Ref } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { BackIcon } from '../../icons/BackIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { HelpIcon } from '../../icons/HelpIcon.js'
import { IconButton } from '../icon-button/IconButton.js'

/** Props of {@link Header}. */
export type HeaderProps = {
  readonly title: string
  readonly titleId: string
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  readonly onBack?: (() => void) | undefined
  /** Shown if `onBack` is absent. */
  readonly onHelp?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
}

/** The header of the modal: Back or Help, the title, Close. */
export function Header({ title, titleId, titleRef, onBack, onHelp, onClose }: HeaderProps): ReactNode {
  const { frame } = useCopy()
  return (
    // Not a `<header>`: it would be a second banner landmark of the page.
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
      {/* A new element for each title, so that it is animated and announced. */}
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
