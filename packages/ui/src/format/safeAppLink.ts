/** Schemes that browsers run or read by themselves, or that leave the encrypted web. */
const refused = /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|http|wss?|ftp)$/i

/** `url` if it opens an app or a web page (`metamask://…`, `https://…`), else nothing: links of wallets are a stranger's words. */
export function safeAppLink(url: string | undefined): string | undefined {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url ?? '')?.[1]
  return scheme !== undefined && !refused.test(scheme) ? url : undefined
}
