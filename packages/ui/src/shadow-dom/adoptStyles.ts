/** A root that can adopt a style sheet. */
export type StyleRoot = Document | ShadowRoot

/** A style sheet with the CSS it was created from, so that the root knows which CSS it has adopted. */
type Sheet = CSSStyleSheet & { latchkitText?: string }

function getSheets(root: StyleRoot): readonly Sheet[] {
  return root.adoptedStyleSheets
}

/**
 * Adopts `css` into `root` unless it has been adopted. Works with a CSP without `unsafe-inline` and with Trusted Types.
 * The style sheet is never removed: it is cheap while nothing matches, and the next mount needs it immediately.
 */
export function adoptStyles(root: StyleRoot, css: string): void {
  // Test environments (jsdom) have no constructable style sheets.
  if (!root.adoptedStyleSheets) return
  if (getSheets(root).some((sheet) => sheet.latchkitText === css)) return
  const sheet: Sheet = new CSSStyleSheet()
  sheet.latchkitText = css
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}
