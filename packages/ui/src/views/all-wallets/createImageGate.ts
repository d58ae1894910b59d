/** Decides when the images of a scrolling list are requested. */
export type ImageGate = {
  /** Whether an image is requested at once: it was loaded before, or the list is not scrolling fast. */
  readonly canRequest: (image: string | undefined) => boolean
  /** Calls `onOpen` when the image may be requested. Returns a function that cancels the call. */
  readonly wait: (onOpen: () => void) => () => void
  /** Must be called for each scroll event, with its `timeStamp`. */
  readonly onScroll: (scrollTop: number, time: number) => void
  readonly onLoad: (image: string) => void
  readonly onError: (image: string) => void
  readonly hasFailed: (image: string | undefined) => boolean
  /** Stops its timers. */
  readonly dispose: () => void
}

/** In px per ms: a viewport of the list within a second. */
const fastSpeed = 0.6
/** The shortest time over which the speed is measured. */
const sampleMs = 50
/** The time without a scroll event after which the list is not scrolling. */
const idleMs = 150
/** Rendering and decoding more images, besides new tiles, would take longer than a frame. */
const imagesPerFrame = 2

/**
 * Creates an {@link ImageGate}. While the list scrolls fast, no images are requested: most of them would leave the viewport before
 * they load. Once scrolling slows, the images that wait are requested, a few in each frame.
 */
export function createImageGate(): ImageGate {
  const loaded = new Set<string>()
  const failed = new Set<string>()
  const waiting = new Set<() => void>()
  let isOpen = true
  let sample: { readonly top: number; readonly time: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame: number | undefined

  const requestSome = () => {
    frame = undefined
    if (!isOpen) return
    for (const onOpen of [...waiting].slice(0, imagesPerFrame)) {
      waiting.delete(onOpen)
      onOpen()
    }
    if (waiting.size > 0) scheduleRequests()
  }
  const scheduleRequests = () => {
    frame ??= requestAnimationFrame(requestSome)
  }
  const open = () => {
    isOpen = true
    if (waiting.size > 0) scheduleRequests()
  }

  return {
    canRequest: (image) => isOpen || image === undefined || loaded.has(image),
    wait: (onOpen) => {
      waiting.add(onOpen)
      if (isOpen) scheduleRequests()
      return () => waiting.delete(onOpen)
    },
    onScroll: (top, time) => {
      clearTimeout(timer)
      timer = setTimeout(open, idleMs)
      const elapsed = sample ? time - sample.time : Number.POSITIVE_INFINITY
      if (sample && elapsed < sampleMs) return
      // A jump after a pause, for example by a key, has no speed.
      if (sample && elapsed <= idleMs) {
        if (Math.abs(top - sample.top) / elapsed > fastSpeed) isOpen = false
        else open()
      }
      sample = { top, time }
    },
    onLoad: (image) => void loaded.add(image),
    onError: (image) => void failed.add(image),
    hasFailed: (image) => image !== undefined && failed.has(image),
    dispose: () => {
      clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
      frame = undefined
    },
  }
}
