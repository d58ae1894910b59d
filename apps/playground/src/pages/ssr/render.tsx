import { renderToString } from 'react-dom/server'
import { createSsrKit } from './createSsrKit.js'
import { SsrPage } from './SsrPage.js'

/** Renders the page for the given `cookie` header. */
export function render(cookies: string): string {
  return renderToString(<SsrPage kit={createSsrKit(cookies)} />)
}
