import { canDetectCover } from './canDetectCover.js'

/**
 * Part of a view that the user can see. `covered`: not all of it, or it is too small. `unread`: its content has not been scrolled
 * to the end. `displayed`: all of it.
 */
export type DisplayStatus = 'covered' | 'unread' | 'displayed'

/** Browsers with IntersectionObserver v2 compute what covers an element. Its types are not in TypeScript's library. */
type EntryV2 = IntersectionObserverEntry & { readonly isVisible?: boolean }
type OptionsV2 = IntersectionObserverInit & { readonly trackVisibility: true; readonly delay: number }

/** The shortest time between two reports that browsers allow with `trackVisibility`, in ms. */
const delayMs = 100

/** The smallest view in which a request can be read, in CSS px: WCAG 2.2 (reflow) has 320 by 256, of which borders take some. */
const minimumSize = { width: 280, height: 240 } as const

/** The app can shrink the frame with CSS `zoom`, which only the pixel ratio shows. Text of 15 px has 7.5 px then. */
const minimumPixelRatio = 0.5

/** Fractions of pixels, in zoomed pages. */
const endTolerancePx = 2

/**
 * Watches whether all of a view is displayed: nothing of it is covered, cut off or too small, and the user has scrolled its content to
 * the end meanwhile. Content that was scrolled while the view was covered does not count: it begins at its start again. Where the
 * browser cannot tell what covers it, the view must be in a window of its own.
 *
 * @param onChange Called with each new status, and again with `displayed` after each resize and each time the page becomes
 * visible; in a
 *   window of its own also each time it gets the focus, because another window may have been above it.
 * @returns A function that stops it.
 */
export function openDisplayWatch(
  view: Element,
  content: Element,
  onChange: (status: DisplayStatus) => void,
): () => void {
  const hasV2 = canDetectCover()
  const document = view.ownerDocument
  const window = document.defaultView
  if (!window) return () => {}
  // The first click in a frame gives it the focus too.
  const isOwnWindow = window.parent === window
  let isUncovered: boolean | undefined
  let isRead = false
  let status: DisplayStatus | undefined

  const resolution = window.matchMedia(`(min-resolution: ${minimumPixelRatio}dppx)`)
  const isLarge = () => {
    const { width, height } = view.getBoundingClientRect()
    return width >= minimumSize.width && height >= minimumSize.height && resolution.matches
  }
  const isAtEnd = () => content.scrollHeight - content.clientHeight - content.scrollTop <= endTolerancePx
  const getStatus = (): DisplayStatus => {
    if (!isUncovered || document.visibilityState !== 'visible' || !isLarge()) return 'covered'
    isRead ||= isAtEnd()
    return isRead ? 'displayed' : 'unread'
  }
  const update = () => {
    const next = getStatus()
    if (next === status) return
    status = next
    onChange(status)
  }
  const report = () => {
    status = getStatus()
    onChange(status)
  }

  const options: OptionsV2 = { threshold: [0, 0.99, 1], trackVisibility: true, delay: delayMs }
  const observer = new window.IntersectionObserver((entries: readonly EntryV2[]) => {
    const entry = entries.at(-1)
    if (!entry) return
    const isNow = entry.intersectionRatio >= 0.99 && (!hasV2 || entry.isVisible === true)
    if (isNow === isUncovered) return
    isUncovered = isNow
    isRead = false
    if (isNow) content.scrollTop = 0
    update()
  }, options)
  const onResize = () => {
    // Another part of the content may be displayed.
    isRead = false
    report()
  }
  observer.observe(view)
  content.addEventListener('scroll', update)
  window.addEventListener('resize', onResize)
  resolution.addEventListener('change', onResize)
  document.addEventListener('visibilitychange', report)
  if (isOwnWindow) window.addEventListener('focus', report)
  return () => {
    observer.disconnect()
    content.removeEventListener('scroll', update)
    window.removeEventListener('resize', onResize)
    resolution.removeEventListener('change', onResize)
    document.removeEventListener('visibilitychange', report)
    window.removeEventListener('focus', report)
  }
}
