import type { Fetch } from '../ports/Fetch.js'

/** The global `fetch`, looked up at each call, because apps replace it. */
export const pageFetch: Fetch = (url, init) => fetch(url, init)
