import type { ReactNode } from 'react'
import { sanitizeAppLink } from '../../format/sanitizeAppLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'

/** Props of {@link OpenLink}. */
export type OpenLinkProps = {
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
  /** Whether the link is the alternative for a first link that did not work. */
  readonly isFallback?: boolean | undefined
  readonly onOpen?: ((href: string) => void) | undefined
  readonly children: ReactNode
}

/** A link that opens a wallet app: phones open apps only when the user taps a link. Renders nothing for an unsafe link. */
export function OpenLink({ href, target, isFallback = false, onOpen, children }: OpenLinkProps): ReactNode {
  const link = sanitizeAppLink(href)
  return (
    link && (
      <a
        className="button"
        part="button"
        data-variant={isFallback ? 'plain' : 'primary'}
        href={link}
        target={target}
        rel="noopener noreferrer"
        onClick={() => onOpen?.(link)}
      >
        <ExternalIcon />
        {children}
      </a>
    )
  )
}
