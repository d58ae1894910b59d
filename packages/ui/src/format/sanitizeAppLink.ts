/** Schemes that browsers run or read by themselves, or that leave the encrypted web. */
const blockedSchemes =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|http|wss?|ftp)$/i

/** `url` if it opens an app or a web page (`metamask://…`, `https://…`), else nothing: links of wallets are a stranger's words. */
export function sanitizeAppLink(url: string | undefined): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url ?? '')?.[1]
  return scheme !== undefined && !blockedSchemes.test(scheme) ? url : undefined
}
