/** A window of the browser that shows a page of another site. */
export type Popup = {
  /** Shows a page. Returns false if the user has closed the window meanwhile. */
  readonly show: (url: string) => boolean
  readonly close: () => void
}

type PopupWindow = {
  opener: unknown
  readonly closed: boolean
  readonly location: { readonly replace: (url: string) => void }
  readonly close: () => void
}

/**
 * Opens an empty pop-up window, which browsers only allow during a click: the URL is not known yet then. The page has no
 * access to this one: with the feature `noopener` the browser would return no window to show the page in, so `opener` is removed instead.
 *
 * @returns `undefined` if the browser has blocked it.
 */
export function openPopup(
  scope: {
    readonly open?: (url: string, target: string, features: string) => PopupWindow | null
  } = globalThis as never,
): Popup | undefined {
  const popup = scope.open?.('', '_blank', 'popup,width=600,height=800')
  if (!popup) return undefined
  popup.opener = null
  return {
    show(url) {
      if (popup.closed) return false
      popup.location.replace(url)
      return true
    },
    close: () => popup.close(),
  }
}
