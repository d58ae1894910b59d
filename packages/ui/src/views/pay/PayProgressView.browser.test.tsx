import type { PayProgressModel } from '@latchkit/core'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { createModal, finishAnimations, getShadowRoot } from '../../parts/modal/createModal.fixtures.js'
import { emulateMotion } from '../../parts/motion/emulateMotion.fixtures.js'
import { fixtures, unverified } from './PayProgressView.fixtures.js'
import { PayProgressView } from './PayProgressView.js'

afterEach(cleanup)

const createProgress = (model: PayProgressModel): ReactElement =>
  createModal({ children: <PayProgressView model={model} onDone={() => {}} /> })

/** Emulates the preference, shows a payment until it is verified, and returns how often the badge was animated. */
async function countAnimations(motion: 'reduce' | 'no-preference'): Promise<number> {
  await emulateMotion(motion)
  try {
    const { rerender } = await render(createProgress(fixtures.confirming))
    let count = 0
    getShadowRoot().addEventListener('animationstart', (event) => {
      const isSeen = (event.target as Element).getAnimations().length > 0
      if ((event.target as Element).matches('.ring-badge') && isSeen) count += 1
    })
    for (const model of [unverified, fixtures.completed]) {
      await rerender(createProgress(model))
      await expect.poll(() => getShadowRoot().querySelectorAll('.ring-badge')).toHaveLength(1)
      // The events of animations that have begun are sent in the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      await finishAnimations()
    }
    return count
  } finally {
    await emulateMotion('reduce')
  }
}

test('default: the badge of a payment that is completed is animated once', async () => {
  expect(await countAnimations('no-preference')).toBe(1)
})

test('behavior: the badge is not animated with reduced motion', async () => {
  expect(await countAnimations('reduce')).toBe(0)
})
