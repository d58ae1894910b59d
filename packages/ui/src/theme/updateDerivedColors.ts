/**
 * Updates the derived colors of an element. Loads the code for it only if the app sets one of `names`: the default theme needs
 * no derived colors.
 */
export function updateDerivedColors(element: HTMLElement, names: readonly string[] = ['accent']): void {
  const style = getComputedStyle(element)
  const hasDerivedColors = element.style.getPropertyValue('--lk-on-accent')
  if (hasDerivedColors || names.some((name) => style.getPropertyValue(`--latchkit-${name}`)))
    import('./applyDerivedColors.js').then(
      ({ applyDerivedColors }) => applyDerivedColors(element),
      // If the chunk fails to load, the element has only the colors that the app sets.
      () => {},
    )
}
