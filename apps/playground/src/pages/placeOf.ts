/** The element of that id, which the page's own markup has. */
export function placeOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`This page has no element #${id}.`)
  return element
}
