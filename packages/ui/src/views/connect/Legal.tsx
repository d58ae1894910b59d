import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fillNodes } from '../../format/fillNodes.js'
import { sanitizeLink } from '../../format/sanitizeLink.js'

/** Props of {@link Legal}. */
export type LegalProps = {
  readonly termsUrl?: string | undefined
  readonly privacyUrl?: string | undefined
  /** Whether the checkbox is checked. Absent: there is no checkbox. */
  readonly checked?: boolean | undefined
  readonly onChange?: ((checked: boolean) => void) | undefined
}

function link(url: string, label: string): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}

/** Links the terms and the privacy policy of the app. With `checked`, shows a checkbox that accepts them. */
export function Legal({ termsUrl, privacyUrl, checked, onChange }: LegalProps): ReactNode {
  const { connect } = useCopy()
  const termsLink = sanitizeLink(termsUrl)
  const privacyLink = sanitizeLink(privacyUrl)
  if (!termsLink && !privacyLink) return null
  const links = {
    terms: termsLink && link(termsLink, connect.terms),
    privacy: privacyLink && link(privacyLink, connect.privacy),
  }
  if (checked === undefined) {
    const template = !privacyLink ? connect.legalTerms : termsLink ? connect.legal : connect.legalPrivacy
    return <p className="legal">{fillNodes(template, links)}</p>
  }
  const template = !privacyLink ? connect.acceptTerms : termsLink ? connect.accept : connect.acceptPrivacy
  return (
    <label className="legal" data-checkbox="">
      <input type="checkbox" checked={checked} onChange={() => onChange?.(!checked)} />
      <span>{fillNodes(template, links)}</span>
    </label>
  )
}
