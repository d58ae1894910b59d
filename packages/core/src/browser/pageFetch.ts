import type { Fetch } from '../bip122/createEsplora.js'

/** The page's own `fetch`, looked up at each call: pages replace it. */
export const pageFetch: Fetch = (url, init) => fetch(url, init)
