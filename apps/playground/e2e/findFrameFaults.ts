import type { Frame } from './recordFrames.js'

/** Below it, a user sees an empty card. */
const minOpacity = 0.1

/** A recording of an animation has more frames, even on a slow machine. */
const minFrames = 5

/**
 * Returns a description of each fault: frames in which the card is empty, and places of the header, of the close button, and of the lower
 * edge of a sheet after the modal has entered, if they have more than one.
 */
export function findFrameFaults(frames: readonly Frame[]): readonly string[] {
  if (frames.length < minFrames) return [`only ${frames.length} frames`]
  const empty = frames.filter(({ content }) => content < minOpacity).map(({ view }) => view)
  const still = frames.filter(({ isMoving }) => !isMoving)
  return [
    ...[...new Set(empty)].map(
      (view) => `${empty.filter((one) => one === view).length} empty frames: ${view}`,
    ),
    ...findPlaces(still, 'header'),
    ...findPlaces(still, 'close'),
    ...findPlaces(still, 'edge'),
  ]
}

function findPlaces(frames: readonly Frame[], part: 'header' | 'close' | 'edge'): readonly string[] {
  const places = new Map(frames.map((frame) => [frame[part], frame.view]))
  if (places.size < 2) return []
  return [`${part} moves: ${[...places].map(([place, view]) => `${place} (${view})`).join(', ')}`]
}
