/** Returns the element with that id, which the page's HTML contains. */
export function getElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no element #${id}.`)
  return element
}
