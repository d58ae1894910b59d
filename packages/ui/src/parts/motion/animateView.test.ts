// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { animateView, captureView } from './animateView.js'

test('behavior: does nothing where elements cannot be animated (jsdom)', () => {
  document.body.innerHTML =
    '<div class="stage"><div class="stage-view"><span class="mark" data-size="large">H</span></div></div>'
  const stage = document.querySelector<HTMLElement>('.stage')
  if (!stage) throw new Error('no stage')
  stage.style.setProperty('--lk-speed', '1')
  const previous = captureView(stage)
  expect(previous?.mark?.content).toBe('H')
  if (previous) expect(() => animateView(stage, previous)).not.toThrow()
  expect(document.querySelector('.stage-previous')).toBeNull()
})
