/** URLs of this page's back end and phone. */
export type RemoteUrls = {
  /** Absent: the kit has no relay and no remote wallets. */
  readonly relayUrl: string | undefined
  /** Absent: the kit's built-in wallets. */
  readonly catalogueUrl: string | undefined
  readonly projectId: string
  /** The devnet's phone page, which replaces a real phone. */
  readonly phoneUrl: string
}

/** The URLs of `npm start`. */
const defaultUrls: RemoteUrls = {
  relayUrl: 'ws://127.0.0.1:8787',
  catalogueUrl: 'http://127.0.0.1:8787',
  projectId: 'devnet',
  phoneUrl: 'http://127.0.0.1:8788',
}

/** Reads the page's query, with the URLs of `npm start` as defaults: `?relay=none&catalogue=none&project=demo`. */
export function readRemoteUrls(query: URLSearchParams): RemoteUrls {
  return {
    relayUrl: urlOf(query.get('relay') ?? defaultUrls.relayUrl),
    catalogueUrl: urlOf(query.get('catalogue') ?? defaultUrls.catalogueUrl),
    projectId: query.get('project') ?? defaultUrls.projectId,
    phoneUrl: query.get('phone') ?? defaultUrls.phoneUrl,
  }
}

function urlOf(given: string | undefined): string | undefined {
  return given === 'none' ? undefined : given
}
