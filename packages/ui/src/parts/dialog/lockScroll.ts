/**
 * Keeps the page behind the modal from scrolling; answers how to let go. By an adopted sheet, so that no
 * attribute of the page's elements is touched, and the room of its scroll bar is kept.
 */
export function lockScroll(page: Document): () => void {
  // Test environments (jsdom) have no constructable style sheets, and nothing that scrolls.
  if (!page.adoptedStyleSheets) return () => {}
  const hasScrollBar =
    page.defaultView !== null && page.defaultView.innerWidth > page.documentElement.clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html{overflow:hidden!important;${hasScrollBar ? 'scrollbar-gutter:stable!important' : ''}}`,
  )
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
