/** `url` if it leads to a web page, else nothing: a link from a catalogue could be `javascript:`. */
export function sanitizeLink(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined
}
