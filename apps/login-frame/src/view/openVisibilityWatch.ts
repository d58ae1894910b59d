import { canDetectCover } from './canDetectCover.js'

/** Reports whether an element is displayed, and nothing covers it. */
export type VisibilityListener = {
  /** It is fully visible, since now. */
  readonly onDisplayed: () => void
  readonly onCovered: () => void
}

/** Browsers with IntersectionObserver v2 compute what covers an element. Its types are not in TypeScript's library. */
type EntryV2 = IntersectionObserverEntry & { readonly isVisible?: boolean }
type OptionsV2 = IntersectionObserverInit & { readonly trackVisibility: true; readonly delay: number }

/** The shortest time between two reports that browsers allow with `trackVisibility`, in ms. */
const delayMs = 100

/**
 * Watches whether an element is displayed. Where the browser cannot tell what covers it, it counts as displayed, again after each
 * resize and each time the page becomes visible: it must be in a window of its own then. Returns a function that stops it.
 */
export function openVisibilityWatch(
  element: Element,
  { onDisplayed, onCovered }: VisibilityListener,
): () => void {
  const hasV2 = canDetectCover()
  const document = element.ownerDocument
  const window = document.defaultView
  if (!window) return () => {}
  let isVisible = false
  const options: OptionsV2 = { threshold: [0, 0.99, 1], trackVisibility: true, delay: delayMs }
  const observer = new window.IntersectionObserver((entries: readonly EntryV2[]) => {
    const entry = entries.at(-1)
    if (!entry) return
    const isNow = entry.intersectionRatio >= 0.99 && (!hasV2 || entry.isVisible === true)
    if (isNow === isVisible) return
    isVisible = isNow
    if (isNow) onDisplayed()
    else onCovered()
  }, options)
  const onChange = () => {
    if (isVisible && document.visibilityState === 'visible') onDisplayed()
    else onCovered()
  }
  observer.observe(element)
  window.addEventListener('resize', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}
