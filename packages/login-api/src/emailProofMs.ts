/** A code or a link that a user receives by e-mail is valid for this long, in ms. NIST SP 800-63B allows at most 10 minutes for a code. */
export const emailProofMs = 600_000
