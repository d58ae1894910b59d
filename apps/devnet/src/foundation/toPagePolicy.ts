import { createHash } from 'node:crypto'

/**
 * Returns the policy of a page of the devnet: nothing but its own style.
 *
 * @param formAction Where its forms may end. Default: it has none.
 * @param frameAncestors The pages that may contain it. Default: none.
 */
export function toPagePolicy(style: string, formAction = "'none'", frameAncestors = "'none'"): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors ${frameAncestors}; base-uri 'none'; form-action ${formAction}`
}
