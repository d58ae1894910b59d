import { getShadowRoot } from '../modal/createModal.fixtures.js'

/**
 * Returns the classes of the elements and pseudo-elements in the list of a tab that the browser paints and hit tests on their
 * own.
 */
export function findLayers(): readonly string[] {
  const elements = [
    ...getShadowRoot().querySelectorAll('.tokens-body li, .tokens-body li *:not(svg, svg *, img)'),
  ]
  return elements.flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const { content, position, overflow, opacity, transform } = getComputedStyle(element, pseudo)
      if (pseudo && content === 'none') return []
      const isPlain =
        position === 'static' && overflow === 'visible' && opacity === '1' && transform === 'none'
      return isPlain ? [] : [`${element.className}${pseudo ?? ''}`]
    }),
  )
}
