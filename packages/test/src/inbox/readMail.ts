import type { TestMail } from './TestMail.js'

/** Six digits that are no part of a longer word, number or URL. */
const codePattern = /(?<![\w/=.-])\d{6}(?![\w/=.-]*\w)/
const linkPattern = /https?:\/\/[^\s<>"']+/g
const hrefPattern = /<a\s[^>]*?href\s*=\s*["']([^"']+)["']/gi

/**
 * Returns the code in the text of a mail, or of its HTML if it has no text.
 *
 * @param pattern The code is its first group, or else the match. Default: six digits.
 */
export function findCode(mail: TestMail, pattern: RegExp = codePattern): string | undefined {
  const match = new RegExp(pattern, pattern.flags.replace(/[gy]/g, '')).exec(mail.text || toText(mail.html))
  return match?.[1] ?? match?.[0]
}

/**
 * Returns the first web address in the text of a mail, or in a link of its HTML.
 *
 * @param pattern What the address must match. Default: any.
 */
export function findLink(mail: TestMail, pattern?: RegExp): string | undefined {
  const matcher = pattern && new RegExp(pattern, pattern.flags.replace(/[gy]/g, ''))
  return listLinks(mail).find((link) => matcher?.test(link) ?? true)
}

function listLinks({ text, html }: TestMail): readonly string[] {
  // A sentence may end after the address.
  const inText = (text.match(linkPattern) ?? []).map((link) => link.replace(/[.,;:!?)\]]+$/, ''))
  const inHtml = [...html.matchAll(hrefPattern)].map(([, href = '']) => unescapeHtml(href))
  return [...inText, ...inHtml.filter((href) => /^https?:/.test(href))]
}

function toText(html: string): string {
  return unescapeHtml(html.replace(/<style[\s\S]*?<\/style>/gi, ' ').replace(/<[^>]+>/g, ' '))
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
