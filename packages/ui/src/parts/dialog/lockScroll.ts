/** Returns whether the page has a scroll bar that takes space. */
export function hasScrollBar(): boolean {
  return window.innerWidth > document.documentElement.clientWidth
}

/**
 * Prevents the page from scrolling, and returns a function that allows it again. Uses an adopted style sheet, so that no
 * attribute of the page changes.
 *
 * @param isBarKept Whether to reserve the space of the scroll bar.
 */
export function lockScroll(page: Document, isBarKept: boolean): () => void {
  // Test environments (jsdom) have no constructable style sheets and no scrolling.
  if (!page.adoptedStyleSheets) return () => {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html{overflow:hidden!important;${isBarKept ? 'scrollbar-gutter:stable!important' : ''}}`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
