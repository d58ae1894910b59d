const interactive = 'a[href], button, input, select, textarea, [role=button], [tabindex="0"]'

/** Returns all elements in `root` and in its shadow roots. */
export function getAllElements(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? getAllElements(element.shadowRoot) : []),
  ])
}

/** Whether the element is a visible control. */
export function isControl(element: HTMLElement): boolean {
  return element.matches(interactive) && isVisible(element)
}

/** Whether a user sees the element. Elements that only screen readers read, and leaving copies, are not visible. */
export function isVisible(element: HTMLElement): boolean {
  const isShown = element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true
  return isShown && !element.closest('[inert], .visually-hidden, .leaving')
}

/** Returns the parent, also across the edge of a shadow root. */
export function getParent(element: Element): HTMLElement | null {
  const { parentElement, assignedSlot } = element
  const root = element.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : null
  return assignedSlot ?? parentElement ?? (host instanceof HTMLElement ? host : null)
}

/** Returns the element and its ancestors, from the inside to the outside. */
export function getAncestors(element: HTMLElement): readonly HTMLElement[] {
  const parent = getParent(element)
  return parent ? [element, ...getAncestors(parent)] : [element]
}

/** The sides of a rectangle in the viewport. */
export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** An element that does not show all of its content: its box, and its overflow in each direction. */
export type Clip = {
  readonly element: HTMLElement
  readonly box: Box
  readonly overflowX: string
  readonly overflowY: string
}

/** Returns the clips among an element and its ancestors, from the inside to the outside. */
export type GetClips = (element: HTMLElement) => readonly Clip[]

/** Creates a function that reads each element once. Its results are stale as soon as the layout changes. */
export function createGetClips(): GetClips {
  const read = new Map<HTMLElement, readonly Clip[]>()
  return function getClips(element: HTMLElement): readonly Clip[] {
    const known = read.get(element)
    if (known) return known
    const parent = getParent(element)
    const outer = parent ? getClips(parent) : []
    const { overflowX, overflowY } = getComputedStyle(element)
    const clips =
      overflowX === 'visible' && overflowY === 'visible'
        ? outer
        : [{ element, box: element.getBoundingClientRect(), overflowX, overflowY }, ...outer]
    read.set(element, clips)
    return clips
  }
}

/** Returns the part of a box that the clips leave visible, including those that can be scrolled. */
export function getVisibleBox(clips: readonly Clip[], box: Box): Box {
  let { left, right, top, bottom } = box
  for (const { box: frame, overflowX, overflowY } of clips) {
    if (overflowX !== 'visible') {
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
    }
    if (overflowY !== 'visible') {
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
  }
  return { left, right, top, bottom }
}

/** Returns a short description for a message: the tag, the class and the text. */
export function describeElement(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const name = [element.tagName.toLowerCase(), ...element.classList].join('.')
  return text ? `${name} "${text}"` : name
}
