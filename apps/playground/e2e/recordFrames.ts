import type { Page } from '@playwright/test'

/** What the open modal shows in one frame. */
export type Frame = {
  /** The name of the view. */
  readonly view: string
  /** Whether the card itself is moving: it enters, it leaves, or it refuses an action. */
  readonly isMoving: boolean
  /** The places of the header and of the close button: `x y width height`. On a phone in the sheet, whose height is that of its view. */
  readonly header: string
  readonly close: string
  /** Where the sheet of a phone ends; 0 for a card. */
  readonly edge: string
  /** The height of the card. */
  readonly height: number
  /** The highest opacity of what is in the view. */
  readonly content: number
}

/** A recording that runs in the page. */
export type Recording = {
  /** Ends it, and returns its frames. */
  readonly stop: () => Promise<readonly Frame[]>
}

const key = '__frames'

/** Records each frame that the page paints while a modal is open. */
export async function recordFrames(page: Page): Promise<Recording> {
  await page.evaluate(record, key)
  return {
    stop: () =>
      page.evaluate((name) => {
        const frames = Reflect.get(window, name)
        Reflect.deleteProperty(window, name)
        return frames
      }, key),
  }
}

/** Runs in the page, so it contains all that it needs. */
function record(name: string): void {
  const frames: Frame[] = []
  Reflect.set(window, name, frames)
  const place = (element: Element | null | undefined, top: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return [x, y - top, width, height].map((value) => Math.round(value * 2) / 2).join(' ')
  }
  const getOpacity = (element: Element, card: Element): number => {
    const { opacity, visibility } = getComputedStyle(element)
    if (visibility === 'hidden') return 0
    const own = Number(opacity)
    return element === card || !element.parentElement ? 1 : own * getOpacity(element.parentElement, card)
  }
  const isPainted = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    return (
      width > 1 && height > 1 && (hasText || element.matches('svg, img, canvas, input, [class*="skeleton"]'))
    )
  }
  let [isUnpainted, isWatched] = [false, false]
  const watch = new MutationObserver(() => {
    isUnpainted = true
  })
  const read = () => {
    const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
    if (root && !isWatched) {
      watch.observe(root, { subtree: true, childList: true, characterData: true })
      isWatched = true
    }
    if (isUnpainted) return
    // Also the copy of a modal that leaves.
    const card = root?.querySelector<HTMLElement>('dialog[open] .card, .leaving .card')
    if (!card) return
    const content = [...card.querySelectorAll('.stage *, .stage-previous *')].filter(isPainted)
    const header = card.querySelector('.header')
    const box = card.getBoundingClientRect()
    const isSheet = getComputedStyle(card, '::before').content !== 'none'
    const top = isSheet ? box.top : 0
    frames.push({
      view: card.dataset.view ?? '',
      isMoving:
        card.closest('.leaving') !== null ||
        card.getAnimations().some(({ playState }) => playState === 'running'),
      header: place(header, top),
      close: place([...(header?.querySelectorAll('button') ?? [])].at(-1), top),
      edge: String(isSheet ? Math.round(box.bottom) : 0),
      height: card.offsetHeight,
      content: Math.max(0, ...content.map((element) => getOpacity(element, card))),
    })
  }
  // A message that is sent in the callbacks of a frame arrives after it was painted. Content that has changed until then is not read:
  // it belongs to the next frame, and its height was not animated yet.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = read
  const look = () => {
    if (Reflect.get(window, name) !== frames) return
    isUnpainted = false
    port2.postMessage('')
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
