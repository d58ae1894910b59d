/**
 * Updates the derived colors of the modal's root or of a button in the page. Loads the code for it only if the app sets one of
 * `names`: the default theme needs no derived colors.
 */
export function updateDerivedColors(
  element: HTMLElement,
  names: readonly string[] = ['accent', 'raised', 'text'],
): void {
  const style = getComputedStyle(element)
  if (
    element.style.cssText.includes('--lk') ||
    names.some((name) => style.getPropertyValue(`--latchkit-${name}`))
  )
    import('./applyDerivedColors.js').then(
      ({ applyDerivedColors }) => applyDerivedColors(element),
      // If the chunk fails to load, the element has only the colors that the app sets.
      () => {},
    )
}
