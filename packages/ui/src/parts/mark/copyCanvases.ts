/** Paints what the canvases of an element show onto those of its clone, which are empty. */
export function copyCanvases(element: Element, clone: ParentNode): void {
  const copies = clone.querySelectorAll('canvas')
  for (const [index, canvas] of element.querySelectorAll('canvas').entries())
    copies[index]?.getContext('2d')?.drawImage(canvas, 0, 0)
}
