/** Schemes that a browser executes or reads itself, and schemes without encryption. */
const blockedSchemes =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|http|wss?|ftp)$/i

/** Returns `url` if it opens an app or a web page (`metamask://…`, `https://…`), else `undefined`. Links of wallets are untrusted input. */
export function sanitizeAppLink(url: string | undefined): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url ?? '')?.[1]
  return scheme !== undefined && !blockedSchemes.test(scheme) ? url : undefined
}
