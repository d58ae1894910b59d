/** Host and origin of the page, as a sign-in states them. */
export type PageOrigin = { readonly host: string; readonly origin: string }

/** Returns host and origin of the page; empty on a server. */
export function readPageOrigin(scope: { readonly location?: PageOrigin } = globalThis as never): PageOrigin {
  const { host = '', origin = '' } = scope.location ?? {}
  return { host, origin }
}
