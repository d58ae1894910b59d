/** Whether the app is visible, and when the user returns to it. */
export type PageActivity = {
  readonly isHidden: () => boolean
  /** Calls `listener` when the document becomes visible or its window gets the focus. Returns the cleanup. */
  readonly watchReturn: (listener: () => void) => () => void
}

/** Reads the visibility of the app. Without a document, as on a server, it is hidden. */
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
