import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { findBounces } from './findBounces.js'
import { findFrameFaults } from './findFrameFaults.js'
import { recordFilm } from './recordFilm.js'
import { recordFrames } from './recordFrames.js'
import { waitForAnimations } from './waitForAnimations.js'

/** Returns where the strip of a film is saved. */
export const toFilmPath = (name: string): string =>
  fileURLToPath(new URL(`../film/${name}.png`, import.meta.url))

/** Records one change of the view as a strip, and checks each of its frames. */
export async function film(page: Page, name: string, change: () => Promise<unknown>): Promise<void> {
  const [strip, recording] = [await recordFilm(page), await recordFrames(page)]
  await change()
  await waitForAnimations(page)
  const frames = await recording.stop()
  await strip.save(toFilmPath(name))
  expect([...findFrameFaults(frames), ...findBounces(frames)], name).toEqual([])
}
