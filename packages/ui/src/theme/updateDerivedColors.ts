/**
 * Fits the colors of an element to those the app set. The code for it is loaded only where the app set one of `names`:
 * the default theme needs none of it.
 */
export function updateDerivedColors(element: HTMLElement, names: readonly string[] = ['accent']): void {
  const style = getComputedStyle(element)
  const hasDerivedColors = element.style.getPropertyValue('--lk-on-accent')
  if (hasDerivedColors || names.some((name) => style.getPropertyValue(`--latchkit-${name}`)))
    import('./applyDerivedColors.js').then(
      ({ applyDerivedColors: applyColors }) => applyColors(element),
      // Without it the colors are the app's own ones, as it set them.
      () => {},
    )
}
