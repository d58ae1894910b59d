/** Copies the canvases of an element to the empty canvases of its clone. */
export function copyCanvases(element: Element, clone: ParentNode): void {
  const copies = clone.querySelectorAll('canvas')
  for (const [index, canvas] of element.querySelectorAll('canvas').entries())
    copies[index]?.getContext('2d')?.drawImage(canvas, 0, 0)
}
