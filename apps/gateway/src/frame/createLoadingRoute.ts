import { createHash } from 'node:crypto'
import type { Route } from '../server/http/Route.js'
import { frameCopy } from './copy/frameCopy.js'
import type { FrameHeaders } from './createFrameHeaders.js'

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; font: 1rem/1.5 system-ui, sans-serif; }
main { padding: 1rem; text-align: center; }
.late { animation: show 0s 8s both; }
@keyframes show { from { visibility: hidden; } }
`

/**
 * Creates the page that an app opens in a window during a click, before it knows the address. It has no
 * Cross-Origin-Opener-Policy, which would cut the window off from the app. A window that the policy of the app cuts off stays at this page, and
 * says so after a while, without a script.
 */
export function createLoadingRoute({ plainPage }: FrameHeaders): Route {
  const { title, text, late } = frameCopy.loading
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><p role="status">${text}</p><p class="late">${late}</p></main></body>
</html>`
  return {
    name: 'frame/loading',
    method: 'GET',
    pattern: /^\/loading$/,
    handle: () => ({ headers: plainPage(hash), body }),
  }
}
