import type { Fetch } from '../chains/bitcoin/createEsplora.js'

/** The global `fetch`, looked up at each call, because apps replace it. */
export const pageFetch: Fetch = (url, init) => fetch(url, init)
