import {
  type Box,
  type Clip,
  createGetClips,
  describeElement,
  type GetClips,
  getAllElements,
  getAncestors,
  getParent,
  getVisibleBox,
  isControl,
  isVisible,
} from './queryElements.js'

/** Boxes of text have fractions of a pixel, and Chromium rounds the sizes of scrolled content. */
const tolerance = 1.5
/** The smallest size of a target, see WCAG 2.5.8. */
const minTarget = 24

type Line = { readonly element: HTMLElement; readonly text: string; readonly box: Box }

/**
 * Measures what is rendered in `root`, and returns a description of each fault: clipped text, text outside its control or over
 * other text, overlapping or cut controls, targets that are too small, and a page or card that is wider than the viewport.
 */
export function findLayoutFaults(root: ParentNode): readonly string[] {
  const elements = getAllElements(root)
  const lines = elements.flatMap(getLines)
  const controls = elements.filter(isControl)
  // Nothing changes while it is measured: each element is read once.
  const getClips = createGetClips()
  const faults = [
    ...findWideElements(elements),
    ...lines.flatMap((line) => findClippedText(line, getClips)),
    ...lines.flatMap((line) => findTextOutsideControl(line, getClips)),
    ...findOverlappingText(lines, getClips),
    ...controls.flatMap((control) => findCutControl(control, getClips)),
    ...controls.flatMap(findSmallTarget),
    ...findOverlappingControls(controls, getClips),
  ]
  // An element with several clipped lines is one fault.
  return [...new Set(faults)]
}

/** Returns the lines of the visible text of an element. */
function getLines(element: HTMLElement): readonly Line[] {
  const nodes = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
  if (nodes.length === 0 || element.matches('style, script') || !isVisible(element)) return []
  return nodes.flatMap((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = node.textContent?.trim() ?? ''
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((box) => ({ element, text, box: shrink(box) }))
  })
}

/** Returns the part of a line that glyphs fill. The box of a line has the height of the tallest glyph of the font. */
function shrink({ left, right, top, bottom }: DOMRect): Box {
  const margin = (bottom - top) * 0.2
  return { left, right, top: top + margin, bottom: bottom - margin }
}

function findWideElements(elements: readonly HTMLElement[]): readonly string[] {
  const faults = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth - clientWidth} px wider than the viewport`)
  for (const element of elements) {
    if (!element.matches('.card, .snackbar')) continue
    const box = element.getBoundingClientRect()
    const isOut =
      box.left < -tolerance ||
      box.right > innerWidth + tolerance ||
      // The card of an inline modal scrolls with the page.
      (element.closest('dialog') && (box.top < -tolerance || box.bottom > innerHeight + tolerance))
    if (isOut) faults.push(`${element.className} is outside the viewport`)
  }
  return faults
}

/**
 * Returns the first ancestor that hides a part of the box, without a way to scroll there.
 * Beyond a scroll container, only the other direction counts.
 */
function findHidingAncestor(clips: readonly Clip[], box: Box): HTMLElement | undefined {
  let [scrollsX, scrollsY] = [false, false]
  for (const { element, box: frame, overflowX, overflowY } of clips) {
    scrollsX ||= /auto|scroll/.test(overflowX)
    scrollsY ||= /auto|scroll/.test(overflowY)
    const hidesX = /hidden|clip/.test(overflowX) && !scrollsX
    const hidesY = /hidden|clip/.test(overflowY) && !scrollsY
    if (hidesX && (box.left < frame.left - tolerance || box.right > frame.right + tolerance)) return element
    if (hidesY && (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance)) return element
  }
  return undefined
}

function findClippedText({ element, text, box }: Line, getClips: GetClips): readonly string[] {
  const hiding = findHidingAncestor(getClips(element), box)
  if (!hiding || hasFullText(element, hiding, text)) return []
  return [`clipped by ${hiding.className || hiding.tagName}: ${describeElement(element)}`]
}

/** Whether text that ends with an ellipsis is available in full: as a tooltip, or in the name of its control. */
function hasFullText(element: HTMLElement, hiding: HTMLElement, text: string): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(hiding)
  if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
  return getAncestors(element).some(
    (one) =>
      one.title.includes(text) ||
      (one.matches('a[href], button') && (one.getAttribute('aria-label') ?? one.textContent)?.includes(text)),
  )
}

function findTextOutsideControl({ element, box }: Line, getClips: GetClips): readonly string[] {
  const control = element.closest<HTMLElement>('button, a[href]')
  if (!control || getComputedStyle(control).display === 'inline') return []
  // An ellipsis keeps the text in the control.
  const visible = getVisibleBox(getClips(element), box)
  const frame = control.getBoundingClientRect()
  const isOut =
    visible.left < frame.left - tolerance ||
    visible.right > frame.right + tolerance ||
    visible.top < frame.top - tolerance ||
    visible.bottom > frame.bottom + tolerance
  return isOut ? [`text outside its control: ${describeElement(control)}`] : []
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance
  )
}

/** Calls `check` with each pair that overlaps vertically. Sorting avoids comparing all pairs of a long list. */
function forEachNearPair<item extends { readonly box: Box }>(
  items: readonly item[],
  check: (a: item, b: item) => void,
): void {
  const sorted = [...items].sort((a, b) => a.box.top - b.box.top)
  sorted.forEach((a, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next]
      if (!b || b.box.top >= a.box.bottom) return
      check(a, b)
    }
  })
}

function findOverlappingText(lines: readonly Line[], getClips: GetClips): readonly string[] {
  const faults: string[] = []
  const isInFront = createIsInFront()
  const items = lines
    .filter(({ element }) => !isInFront(element))
    .map((line) => ({ ...line, box: getVisibleBox(getClips(line.element), line.box) }))
  forEachNearPair(items, (a, b) => {
    if (a.element === b.element || !overlaps(a.box, b.box)) return
    faults.push(`overlapping text: ${describeElement(a.element)} and ${describeElement(b.element)}`)
  })
  return faults
}

/**
 * Creates a function that returns whether an element covers what is below it on purpose: a sticky heading or footer, or a snackbar that leaves
 * after some seconds.
 */
function createIsInFront(): (element: HTMLElement) => boolean {
  const read = new Map<HTMLElement, boolean>()
  return function isInFront(element: HTMLElement): boolean {
    const known = read.get(element)
    if (known !== undefined) return known
    const parent = getParent(element)
    const isFront =
      (parent !== null && isInFront(parent)) ||
      element.matches('.snackbar') ||
      getComputedStyle(element).position === 'sticky'
    read.set(element, isFront)
    return isFront
  }
}

function findOverlappingControls(controls: readonly HTMLElement[], getClips: GetClips): readonly string[] {
  const faults: string[] = []
  const isInFront = createIsInFront()
  const items = controls
    .filter((element) => !isInFront(element))
    .flatMap((element) =>
      getBoxes(element).map((box) => ({ element, box: getVisibleBox(getClips(element), box) })),
    )
  forEachNearPair(items, (a, b) => {
    if (a.element.contains(b.element) || b.element.contains(a.element) || !overlaps(a.box, b.box)) return
    faults.push(`overlapping controls: ${describeElement(a.element)} and ${describeElement(b.element)}`)
  })
  return faults
}

/** Returns the boxes of a control. Buttons may be over the padding of an input; a link in a text has a box for each line. */
function getBoxes(control: HTMLElement): readonly Box[] {
  const style = getComputedStyle(control)
  if (style.display === 'inline') return [...control.getClientRects()].map(shrink)
  const { left, right, top, bottom } = control.getBoundingClientRect()
  if (!control.matches('input')) return [{ left, right, top, bottom }]
  const [paddingLeft, paddingRight] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat)
  return [{ left: left + (paddingLeft ?? 0), right: right - (paddingRight ?? 0), top, bottom }]
}

function findCutControl(control: HTMLElement, getClips: GetClips): readonly string[] {
  const box = control.getBoundingClientRect()
  const hiding = findHidingAncestor(getClips(control), box)
  return hiding ? [`cut by ${hiding.className || hiding.tagName}: ${describeElement(control)}`] : []
}

function findSmallTarget(control: HTMLElement): readonly string[] {
  // A link in a sentence has the height of its line.
  if (getComputedStyle(control).display === 'inline') return []
  const target = control.closest('label') ?? control
  const { width, height } = target.getBoundingClientRect()
  if (Math.min(width, height) >= minTarget - 0.1) return []
  return [`target of ${Math.round(width)} x ${Math.round(height)} px: ${describeElement(control)}`]
}
