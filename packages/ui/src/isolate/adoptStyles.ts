/** Where a sheet can be adopted: the page, or a shadow root in it. */
export type StyleRoot = Document | ShadowRoot

/** A sheet that carries the text it was made from, so that the root itself remembers what it has. */
type Sheet = CSSStyleSheet & { latchkitText?: string }

function getSheets(root: StyleRoot): readonly Sheet[] {
  return root.adoptedStyleSheets
}

/**
 * Adopts `css` into `root`, once however often it is asked. Passes a CSP without `unsafe-inline` and Trusted Types.
 * Never taken out again: the sheet costs nothing while nothing matches, and the next mount needs it at once.
 */
export function adoptStyles(root: StyleRoot, css: string): void {
  // Test environments (jsdom) have no constructable style sheets: nothing is styled there.
  if (!root.adoptedStyleSheets) return
  if (getSheets(root).some((sheet) => sheet.latchkitText === css)) return
  const sheet: Sheet = new CSSStyleSheet()
  sheet.latchkitText = css
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
