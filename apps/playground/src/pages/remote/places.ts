/** Where this page's back end and phone are. */
export type Places = {
  /** Absent: the kit has no relay, and reaches no wallet that is not in this browser. */
  readonly relayUrl: string | undefined
  /** Absent: the kit's own list of wallets. */
  readonly catalogueUrl: string | undefined
  readonly projectId: string
  /** The devnet's wallet on a page: a phone without a phone. */
  readonly phoneUrl: string
}

/** Those of `npm start`. */
const defaultPlaces: Places = {
  relayUrl: 'ws://127.0.0.1:8787',
  catalogueUrl: 'http://127.0.0.1:8787',
  projectId: 'devnet',
  phoneUrl: 'http://127.0.0.1:8788',
}

/** What the page's query says, and the devnet of `npm start` where it says nothing: `?relay=none&catalogue=none&project=demo`. */
export function readPlaces(query: URLSearchParams): Places {
  return {
    relayUrl: urlOf(query.get('relay') ?? defaultPlaces.relayUrl),
    catalogueUrl: urlOf(query.get('catalogue') ?? defaultPlaces.catalogueUrl),
    projectId: query.get('project') ?? defaultPlaces.projectId,
    phoneUrl: query.get('phone') ?? defaultPlaces.phoneUrl,
  }
}

function urlOf(given: string | undefined): string | undefined {
  return given === 'none' ? undefined : given
}
