import type { ReactNode } from 'react'
import { sanitizeAppLink } from '../../format/sanitizeAppLink.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'

/** What {@link OpenLink} takes. */
export type OpenLinkProps = {
  readonly href: string
  readonly target: '_self' | '_blank' | '_top'
  /** The other way to the same, for when the first did nothing. */
  readonly isFallback?: boolean | undefined
  readonly onOpen?: ((href: string) => void) | undefined
  readonly children: ReactNode
}

/** A real link to a wallet's app: phones open apps only by a tap on one. Nothing where the link may not be opened. */
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
