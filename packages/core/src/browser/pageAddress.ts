/** The address of the page. */
export type PageAddress = {
  readonly href: string
  /** Changes the address without loading a page. */
  readonly replace: (url: string) => void
}

/** Returns the address of the page, and what changes it. */
export function openPageAddress(
  scope: {
    readonly location: { readonly href: string }
    readonly history: { readonly state: unknown; readonly replaceState: History['replaceState'] }
  } = globalThis as never,
): PageAddress {
  const { location, history } = scope
  return {
    get href() {
      return location.href
    },
    // The app's router owns the state.
    replace: (url) => history.replaceState(history.state, '', url),
  }
}
