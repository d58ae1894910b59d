import type { Fetch } from '../bip122/createEsplora.js'

/** The global `fetch`, looked up at each call, because apps replace it. */
export const pageFetch: Fetch = (url, init) => fetch(url, init)
