import type { Plugin } from 'vite'

/**
 * Adds the page-view script of a hosted analytics vendor to the pages of a deployed playground, if `url` is set. It is the app's own
 * script: the kit reports no page views.
 *
 * @param url `https:` URL of the script, from `PLAYGROUND_PAGE_VIEWS`.
 * @throws `TypeError` for another URL.
 */
export function pageViews(url: string | undefined): Plugin {
  if (url && !URL.canParse(url)) throw new TypeError(`"PLAYGROUND_PAGE_VIEWS" must be a URL, got "${url}"`)
  if (url && new URL(url).protocol !== 'https:')
    throw new TypeError(`"PLAYGROUND_PAGE_VIEWS" must be an https: URL, got "${url}"`)
  return {
    name: 'page-views',
    apply: 'build',
    transformIndexHtml: (_html, { path }) =>
      // The page with a strict policy loads no script of another origin.
      url && !path.endsWith('/strict-csp.html')
        ? [{ tag: 'script', attrs: { src: url, defer: true }, injectTo: 'head' }]
        : [],
  }
}
