/** Returns whether the browser computes what covers an element (IntersectionObserver v2). Firefox and Safari do not. */
export function canDetectCover(): boolean {
  return 'isVisible' in IntersectionObserverEntry.prototype
}
