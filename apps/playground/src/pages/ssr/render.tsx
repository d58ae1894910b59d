import { renderToString } from 'react-dom/server'
import { createSsrKit } from './createSsrKit.js'
import { SsrPage } from './SsrPage.js'

/** The page's markup for a visitor with these cookies (the `cookie` header). */
export function render(cookies: string): string {
  return renderToString(<SsrPage kit={createSsrKit(cookies)} />)
}
