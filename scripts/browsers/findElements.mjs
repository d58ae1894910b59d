/**
 * Runs in a page: the displayed and enabled elements of a selector, in open shadow roots too, whose accessible name or text begins
 * with `name`. A modal dialog hides the elements outside of it. Uses nothing outside of this function.
 *
 * @param {string} selector
 * @param {string | null} name
 * @returns {Element[]}
 */
export function findElements(selector, name) {
  /** @type {(Document | ShadowRoot)[]} */
  const roots = [document]
  for (let index = 0; index < roots.length; index += 1)
    for (const element of roots[index]?.querySelectorAll('*') ?? [])
      if (element.shadowRoot) roots.push(element.shadowRoot)
  const label = (/** @type {Element} */ element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isDisplayed = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') return false
    return !element.matches(':disabled, [aria-disabled="true"], [inert] *')
  }
  return roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((element) => isDisplayed(element) && (name === null || label(element).startsWith(name)))
}
