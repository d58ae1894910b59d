import type { Frame } from './recordFrames.js'

/** Heights are rounded. */
const tolerance = 1

/** Returns a description of each time that the card becomes lower and then higher again, which is one change too many. */
export function findBounces(frames: readonly Pick<Frame, 'view' | 'height'>[]): readonly string[] {
  const faults: string[] = []
  let [highest, lowest] = [0, 0]
  for (const { view, height } of frames) {
    const hasGrown = height > lowest + tolerance
    if (hasGrown && lowest < highest - tolerance) faults.push(`${highest}, ${lowest}, ${height} px: ${view}`)
    if (hasGrown || height > highest) highest = height
    lowest = hasGrown ? height : Math.min(lowest, height)
  }
  return faults
}
