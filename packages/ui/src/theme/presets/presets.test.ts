import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as presets from '../../exports/themes.js'
import {
  type Color,
  edgePairs,
  getPairContrast,
  parseColor,
  textPairs,
} from '../../styles/contrastPairs.fixtures.js'
import type { Rgb } from '../contrast.js'
import { deriveColors } from '../deriveColors.js'
import { pickColor } from '../pickColor.js'

/** The defaults of `styles/tokens.css` for the colors that a preset may omit. */
const defaults = { danger: 'light-dark(#b3261e, #ff9389)', warning: 'light-dark(#8a5200, #f2b85c)' }

/** Returns all colors of a preset in one scheme, derived as in a browser. */
function getColors(preset: object, isDark: boolean, accent?: Rgb): ReadonlyMap<string, Color> {
  const colors = new Map<string, Color>()
  for (const [name, value] of Object.entries<string>({ ...defaults, ...preset })) {
    const color = parseColor(pickColor(value, isDark))
    if (color) colors.set(name, color)
  }
  if (accent) colors.set('accent', { rgb: accent, alpha: 1 })
  const get = (name: string): Color => {
    const color = colors.get(name)
    if (!color) throw new Error(`the preset has no ${name}`)
    return color
  }
  const derived = deriveColors({
    accent: get('accent').rgb,
    surface: get('surface').rgb,
    surfaceAlpha: get('surface').alpha,
    raised: get('raised').rgb,
    raisedAlpha: get('raised').alpha,
    text: get('text').rgb,
    danger: get('danger').rgb,
    warning: get('warning').rgb,
  })
  for (const [name, value] of Object.entries(derived)) {
    const color = parseColor(value)
    if (color) colors.set(name.replace('--lk-', ''), color)
  }
  return colors
}

/** Returns the pairs with a lower contrast than required, over a black or a white page. */
function findLowContrasts(colors: ReadonlyMap<string, Color>): readonly string[] {
  const pages: readonly Rgb[] = [
    [0, 0, 0],
    [255, 255, 255],
  ]
  const find = (pairs: typeof textPairs, min: number) =>
    pairs.flatMap(([front, ...grounds]) =>
      pages.flatMap((page) => {
        const onCard = grounds[0] === 'raised' ? ['surface', ...grounds] : grounds
        const contrast = getPairContrast(colors, [front, ...onCard], page)
        return contrast < min ? [`${front} on ${onCard.join(', ')}: ${contrast.toFixed(2)}`] : []
      }),
    )
  return [...find(textPairs, 4.5), ...find(edgePairs, 3)]
}

describe.each(Object.entries(presets))('%s', (_, preset) => {
  test.each([
    ['light', false],
    ['dark', true],
  ])('default: every text is readable in the %s scheme', (__, isDark) => {
    expect(findLowContrasts(getColors(preset, isDark))).toEqual([])
  })

  test('behavior: any accent is readable in both schemes', () => {
    const channel = integer({ min: 0, max: 255 })
    assert(
      property(tuple(channel, channel, channel), (accent) => {
        expect(findLowContrasts(getColors(preset, false, accent))).toEqual([])
        expect(findLowContrasts(getColors(preset, true, accent))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('behavior: every color has a value for each scheme', () => {
    for (const [name, value] of Object.entries(preset)) {
      if (parseColor(value)) expect([name, pickColor(value, true)]).not.toEqual([name, value])
    }
  })
})

test('error: finds a text that is hard to read', () => {
  const pale = { ...presets.sharp, muted: 'light-dark(#aaa, #555)' }
  expect(findLowContrasts(getColors(pale, false))).toContain('muted on surface: 2.32')
})
