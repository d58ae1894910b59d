import { copyCanvases } from '../mark/copyCanvases.js'

/** The content before a change of the view. */
export type PreviousView = {
  /** An inert copy of it, which fades out above the next view. */
  readonly copy: HTMLElement
  /** The copy of `mark`. Hidden if the next view shows the mark too. */
  readonly copied?: HTMLElement | undefined
  /** The mark that the change is about: the mark of the pressed row, or the large mark of a status. */
  readonly mark?: { readonly content: string; readonly rect: DOMRect } | undefined
  /** How it was shown, if its own entrance was still running. */
  readonly from: { readonly opacity: string; readonly transform: string }
}

const viewMs = 150
const cardMs = 200

/** Copies the view that React is about to replace. Returns `null` where nothing is animated. */
export function captureView(stage: HTMLElement): PreviousView | null {
  removeCopies(stage)
  const view = stage.querySelector<HTMLElement>('.stage-view')
  if (!view || !(getSpeed(stage) > 0)) return null
  const marks = [...view.querySelectorAll('.mark')]
  // The pressed row can be in the pane beside the stage.
  const mark =
    view.querySelector('.mark[data-size="large"]') ?? stage.parentElement?.querySelector(':focus .mark')
  const { opacity, transform } = getComputedStyle(view)
  const copy = stage.ownerDocument.createElement('div')
  const clone = view.cloneNode(true) as HTMLElement
  // A second element with the same id or name would take over labels and radio groups.
  // The parts of a drawing refer to each other by id.
  for (const element of clone.querySelectorAll('[id]:not(svg *), [name]')) {
    element.removeAttribute('id')
    element.removeAttribute('name')
  }
  copyCanvases(view, clone)
  // They were decoded for the view.
  for (const image of clone.querySelectorAll('img')) image.decoding = 'sync'
  Object.assign(clone.style, { marginBlockStart: `${-stage.scrollTop}px`, animation: 'none' })
  copy.className = 'stage-previous'
  copy.inert = true
  copy.ariaHidden = 'true'
  // Styles of the object model: a strict CSP allows them, and the style sheet stays small.
  Object.assign(copy.style, {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: `${stage.offsetTop}px`,
    blockSize: `${stage.clientHeight}px`,
    overflow: 'hidden',
    pointerEvents: 'none',
  })
  copy.append(clone)
  if (!mark) return { copy, from: { opacity, transform } }
  const copied = clone.querySelectorAll<HTMLElement>('.mark')[marks.indexOf(mark)]
  // The mark itself moves: its copy would show it twice.
  if (copied) copied.style.visibility = 'hidden'
  return {
    copy,
    mark: { content: getContent(mark), rect: mark.getBoundingClientRect() },
    from: { opacity, transform },
  }
}

/**
 * Fades the previous view out while the next one slides in from its direction. A mark that both show moves from one place to the
 * other instead. The next view is already in its place: an animation only changes what is painted, and input is accepted during it.
 */
export function animateView(stage: HTMLElement, previous: PreviousView): void {
  const view = stage.querySelector<HTMLElement>('.stage-view')
  // Test environments (jsdom, happy-dom) lack some of the functions.
  if (!view?.animate || !view.isConnected || typeof ResizeObserver === 'undefined') return
  const { copy, copied, mark, from } = previous
  const shared =
    mark && [...view.querySelectorAll<HTMLElement>('.mark')].find((one) => getContent(one) === mark.content)
  if (!shared && copied) copied.style.visibility = ''
  stage.parentElement?.append(copy)
  const offset = shared ? 0 : -14 * Number(getComputedStyle(view).getPropertyValue('--to') || 1)
  const fade = copy.animate(
    [from, { opacity: 0, transform: `translateX(${offset}px)` }],
    getTiming(stage, viewMs, '--lk-ease'),
  )
  fade.finished.then(
    () => copy.remove(),
    () => {},
  )
  if (!shared) return
  // Runs in this frame, after the observer that gives the card the height of the previous view.
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    // The view was replaced or closed meanwhile.
    if (!shared.isConnected) return
    moveMark(stage, view, shared, mark.rect)
  })
  observer.observe(view)
}

function moveMark(stage: HTMLElement, view: Element, mark: HTMLElement, from: DOMRect): void {
  // The animation of the whole view would move the mark as well.
  for (const animation of view.getAnimations()) animation.cancel()
  const to = mark.getBoundingClientRect()
  const frame = stage.getBoundingClientRect()
  // A mark outside the scrolled part stays where it is.
  if (to.bottom < frame.top || to.top > frame.bottom) return
  const x = from.x + from.width / 2 - (to.x + to.width / 2)
  const y = from.y + from.height / 2 - (to.y + to.height / 2)
  const scale = from.width / to.width
  mark.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    getTiming(stage, cardMs, '--lk-spring'),
  )
  const fade = getTiming(stage, viewMs, '--lk-ease')
  for (let element = mark; element !== view && element.parentElement; element = element.parentElement)
    for (const sibling of element.parentElement.children)
      if (sibling !== element) sibling.animate([{ opacity: 0 }, { opacity: 1 }], fade)
}

/** Removes the copies of earlier views whose animation is running. */
function removeCopies(stage: HTMLElement): void {
  for (const copy of stage.parentElement?.querySelectorAll(':scope > .stage-previous') ?? []) copy.remove()
}

/** The timing of an animation. `durationMs` is the value of the token `--lk-time-view` or `--lk-time-card`. */
function getTiming(stage: Element, durationMs: number, easing: string): KeyframeAnimationOptions {
  return {
    duration: durationMs * getSpeed(stage),
    easing: getComputedStyle(stage).getPropertyValue(easing),
  }
}

function getSpeed(stage: Element): number {
  return Number(getComputedStyle(stage).getPropertyValue('--lk-speed'))
}

function getContent(mark: Element): string {
  const image = mark.querySelector<HTMLElement>('img, [data-image]')
  return image?.dataset.image ?? image?.getAttribute('src') ?? mark.innerHTML
}
