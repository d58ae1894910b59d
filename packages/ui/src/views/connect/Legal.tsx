import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fillNodes } from '../../format/fillNodes.js'
import { safeLink } from '../../format/safeLink.js'

/** What {@link Legal} takes. */
export type LegalProps = {
  readonly termsUrl?: string | undefined
  readonly privacyUrl?: string | undefined
}

function link(url: string, label: string): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}

/** The line on terms and privacy, with what the dapp has of the two. */
export function Legal({ termsUrl, privacyUrl }: LegalProps): ReactNode {
  const { connect } = useCopy()
  const termsLink = safeLink(termsUrl)
  const privacyLink = safeLink(privacyUrl)
  if (!termsLink && !privacyLink) return null
  const template = !privacyLink ? connect.legalTerms : termsLink ? connect.legal : connect.legalPrivacy
  return (
    <p className="legal">
      {fillNodes(template, {
        terms: termsLink && link(termsLink, connect.terms),
        privacy: privacyLink && link(privacyLink, connect.privacy),
      })}
    </p>
  )
}
