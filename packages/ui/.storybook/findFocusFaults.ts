import {
  type Box,
  createGetClips,
  describeElement,
  getAllElements,
  getParent,
  getVisibleBox,
  isControl,
} from './queryElements.js'

/** A stop of the Tab key: the control, and its box if nothing was scrolled. */
type Stop = { readonly element: HTMLElement; readonly box: Box }

/** More stops of a long list add nothing but time. */
const maxStops = 30

/** Returns the controls that Tab reaches, in the order of the document. */
function getTabbables(root: ParentNode): readonly HTMLElement[] {
  return getAllElements(root).filter(
    (element) => isControl(element) && element.tabIndex >= 0 && !element.matches(':disabled'),
  )
}

/**
 * Presses Tab until each control in `root` had the focus, and returns a description of each fault: a control that is not reached, stops
 * that are not in visual order, and focus rings that are missing, thin or cut. The focus must be before the first control, or
 * on the title of the modal.
 */
export async function findFocusFaults(
  root: ParentNode,
  pressTab: (times: number) => Promise<void>,
): Promise<readonly string[]> {
  const tabbables = getTabbables(root)
  const waiting = new Set(tabbables)
  const faults: string[] = []
  const stops: Stop[] = []
  let isLost = false
  // Measured in the event, so that all presses can be sent together.
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const element = getFocused()
    isLost ||= !element
    if (key !== 'Tab' || isLost || !element) return
    waiting.delete(element)
    stops.push({ element, box: getUnscrolledBox(element) })
    faults.push(...findRingFaults(element))
  }
  addEventListener('keyup', onKeyUp, true)
  try {
    while (waiting.size > 0 && stops.length < maxStops && !isLost) {
      // Each control needs a press of its own.
      const times = Math.min(waiting.size, maxStops - stops.length)
      const expected = stops.length + times
      await pressTab(times)
      // Without an event, the focus has left the document.
      isLost ||= stops.length < expected
    }
  } finally {
    removeEventListener('keyup', onKeyUp, true)
  }
  if (tabbables.length <= maxStops)
    for (const element of waiting) faults.push(`not reached by Tab: ${describeElement(element)}`)
  return [...faults, ...findOrderFaults(toCycle(stops))]
}

function getFocused(): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : undefined
}

/** Returns where an element is in the card if nothing is scrolled. */
function getUnscrolledBox(element: HTMLElement): Box {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  let scrolled = 0
  for (let one: HTMLElement | null = element; one; one = getParent(one)) scrolled += one.scrollTop
  return { left, right, top: top + scrolled, bottom: bottom + scrolled }
}

/** Starts at the first control of the document. From the title, Tab first reaches what follows the title. */
function toCycle(stops: readonly Stop[]): readonly Stop[] {
  const first = stops.findIndex(
    ({ element }, index) =>
      index > 0 &&
      stops[index - 1] &&
      (stops[index - 1]?.element.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  return first < 0 ? stops : [...stops.slice(first), ...stops.slice(0, first)]
}

/** Returns the stops that are not in visual order: from top to bottom, and in a row from start to end. */
function findOrderFaults(stops: readonly Stop[]): readonly string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const previous = stops[index]
    if (!previous || previous.element === stop.element || isAfter(previous, stop)) return []
    return [`not in visual order: ${describeElement(previous.element)}, ${describeElement(stop.element)}`]
  })
}

function isAfter({ element, box: a }: Stop, { box: b }: Stop): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const isSameRow = shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
  if (!isSameRow) return b.top >= a.top
  const isRightToLeft = getComputedStyle(getParent(element) ?? element).direction === 'rtl'
  return isRightToLeft ? b.right <= a.left + 1 || b.left < a.left : b.left >= a.right - 1 || b.left > a.left
}

function findRingFaults(focused: HTMLElement): readonly string[] {
  const element = findRingOwner(focused)
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const width = Number.parseFloat(outlineWidth)
  if (outlineStyle === 'none') return [`no focus ring: ${describeElement(element)}`]
  // The browser's own ring is at least 2 px wide in any case.
  if (outlineStyle !== 'auto' && width < 2)
    return [`focus ring of ${outlineWidth}: ${describeElement(element)}`]
  const offset = outlineStyle === 'auto' ? 0 : Number.parseFloat(outlineOffset)
  // A link in a text may be broken into several lines, each with its own ring.
  const isCut = [...element.getClientRects()].some((box) => isRingCut(element, box, width + offset))
  return isCut ? [`focus ring is cut: ${describeElement(element)}`] : []
}

/** Returns the element with the ring: the control, or the panel around a field. */
function findRingOwner(focused: HTMLElement): HTMLElement {
  if (!focused.matches('input, textarea')) return focused
  for (let element: HTMLElement | null = focused, depth = 0; element && depth < 4; depth += 1) {
    if (getComputedStyle(element).outlineStyle !== 'none') return element
    element = getParent(element)
  }
  return focused
}

function isRingCut(element: HTMLElement, box: DOMRect, distance: number): boolean {
  const ring = {
    left: box.left - distance,
    right: box.right + distance,
    top: box.top - distance,
    bottom: box.bottom + distance,
  }
  // The element's own overflow does not clip its outline.
  const visible = getVisibleBox(createGetClips()(getParent(element) ?? element), ring)
  return (
    visible.left - ring.left > 0.6 ||
    ring.right - visible.right > 0.6 ||
    visible.top - ring.top > 0.6 ||
    ring.bottom - visible.bottom > 0.6
  )
}
