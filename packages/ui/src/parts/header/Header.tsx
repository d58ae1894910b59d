import { type ReactNode, type Ref, useContext } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { BackIcon } from '../../icons/BackIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { HelpIcon } from '../../icons/HelpIcon.js'
import { IconButton } from '../icon-button/IconButton.js'
import { useHasChanged } from '../stage/useHasChanged.js'
import { TitleContext } from './TitleContext.js'

/** Props of {@link Header}. */
export type HeaderProps = {
  /** The title of the route, which the view can replace. */
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
  const [viewTitle = title] = useContext(TitleContext)
  const hasChanged = useHasChanged(viewTitle)
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
      {/* A new element for each route, so that it is announced. It stays while its view changes the title, and keeps the focus. */}
      <h2 className="header-heading" part="title" key={title} id={titleId} ref={titleRef} tabIndex={-1}>
        <span className="header-title" key={viewTitle} data-changed={hasChanged || undefined}>
          {viewTitle}
        </span>
      </h2>
      {onClose && (
        <IconButton label={frame.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
