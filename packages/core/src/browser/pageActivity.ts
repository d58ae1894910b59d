/** Whether the page is visible, and when the user comes back to it. */
export type PageActivity = {
  readonly isHidden: () => boolean
  /** Calls `listener` when the page becomes visible or its window gets the focus. Returns the cleanup. */
  readonly watchReturn: (listener: () => void) => () => void
}

/** Reads the activity of this page. Without a document, as on a server, nobody sees the page. */
export function readPageActivity(
  scope: {
    readonly document?: EventTarget & { readonly visibilityState: string }
    readonly addEventListener?: EventTarget['addEventListener']
    readonly removeEventListener?: EventTarget['removeEventListener']
  } = globalThis,
): PageActivity {
  const { document } = scope
  const isHidden = () => document?.visibilityState !== 'visible'
  return {
    isHidden,
    watchReturn(listener) {
      const onReturn = () => {
        if (!isHidden()) listener()
      }
      document?.addEventListener('visibilitychange', onReturn)
      if (document) scope.addEventListener?.('focus', onReturn)
      return () => {
        document?.removeEventListener('visibilitychange', onReturn)
        if (document) scope.removeEventListener?.('focus', onReturn)
      }
    },
  }
}
