/**
 * Prevents the page from scrolling, and returns a function that allows it again. Uses an adopted style sheet, so that no
 * attribute of the page changes, and reserves the space of the scroll bar.
 */
export function lockScroll(page: Document): () => void {
  // Test environments (jsdom) have no constructable style sheets and no scrolling.
  if (!page.adoptedStyleSheets) return () => {}
  const hasScrollBar = innerWidth > page.documentElement.clientWidth
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html{overflow:hidden!important;${hasScrollBar ? 'scrollbar-gutter:stable!important' : ''}}`,
  )
  page.adoptedStyleSheets.push(sheet)
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
