/** A window of the browser that shows a page of another site. */
export type Popup = {
  /** Shows a page. Returns false if the user has closed the window meanwhile. */
  readonly show: (url: string) => boolean
  readonly isClosed: () => boolean
  /** Whether a message comes from the page in this window. */
  readonly isSource: (source: unknown) => boolean
  readonly close: () => void
}

type PopupWindow = {
  opener: unknown
  readonly closed: boolean
  readonly location: { readonly replace: (url: string) => void }
  readonly close: () => void
}

/**
 * Opens a pop-up window, which browsers only allow during a click: the URL is often not known yet then. Without `url`, the window is empty,
 * and its page has no access to this one: with the feature `noopener` the browser would return no window to show the page in, so `opener`
 * is removed instead.
 *
 * @param parameters `url`: the first page of a window whose last page posts a message to this one, so that `opener` stays. Each page that is
 * shown in between can then navigate this one, which is why only pages of a login are shown so, and the first one is of a trusted origin.
 * @returns `undefined` if the browser has blocked it.
 */
export function openPopup(
  { url }: { readonly url?: string | undefined } = {},
  scope: {
    readonly open?: (url: string, target: string, features: string) => PopupWindow | null
  } = globalThis as never,
): Popup | undefined {
  const popup = scope.open?.(url ?? '', '_blank', 'popup,width=600,height=800')
  if (!popup) return undefined
  if (url === undefined) popup.opener = null
  return {
    show(page) {
      if (popup.closed) return false
      popup.location.replace(page)
      return true
    },
    isClosed: () => popup.closed,
    isSource: (source) => source === popup,
    close: () => popup.close(),
  }
}
