import { readFileSync } from 'node:fs'
import { assert, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rgb } from '../theme/contrast.js'
import { deriveColors } from '../theme/deriveColors.js'
import { type Color, edgePairs, getPairContrast, parseColor, textPairs } from './contrastPairs.fixtures.js'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightRule = '', darkRule = ''] = css.split('.root[data-theme="dark"]')

function readColors(rule: string): Map<string, Color> {
  const colors = new Map<string, Color>()
  for (const [, name = '', value = ''] of rule.matchAll(/--lk-([a-z-]+): ([^;]+);/g)) {
    const color = name === 'shadow' ? undefined : parseColor(value)
    if (color) colors.set(name, color)
  }
  return colors
}

const lightColors = readColors(lightRule)
const schemes = {
  light: lightColors,
  dark: new Map([...lightColors, ...readColors(darkRule)]),
}

/** Returns the colors of a scheme with an accent of the app, derived as in a browser. */
function withAccent(colors: ReadonlyMap<string, Color>, accent: Rgb): ReadonlyMap<string, Color> {
  const rgb = (name: string): Rgb => colors.get(name)?.rgb ?? [0, 0, 0]
  const derived = deriveColors({
    accent,
    surface: rgb('surface'),
    raised: rgb('raised'),
    text: rgb('text'),
    danger: rgb('danger'),
    warning: rgb('warning'),
  })
  const all = new Map(colors).set('accent', { rgb: accent, alpha: 1 })
  for (const [name, value] of Object.entries(derived)) {
    const color = parseColor(value)
    if (color) all.set(name.replace('--lk-', ''), color)
  }
  return all
}

describe.each(Object.entries(schemes))('%s scheme', (_, given) => {
  // Without a custom accent, its color as text is the accent.
  const colors = new Map(given)
  const accent = given.get('accent')
  if (accent) colors.set('accent-text', accent)

  test.each(textPairs)('behavior: %s has a contrast of 4.5:1 on %s %s', (...pair) => {
    expect(getPairContrast(colors, pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edgePairs)('behavior: the edge %s has a contrast of 3:1 on %s', (...pair) => {
    expect(getPairContrast(colors, pair)).toBeGreaterThanOrEqual(3)
  })

  test('behavior: any accent has the same contrasts', () => {
    const channel = integer({ min: 0, max: 255 })
    assert(
      property(tuple(channel, channel, channel), (custom) => {
        const themed = withAccent(given, custom)
        for (const pair of textPairs)
          expect([pair, getPairContrast(themed, pair) >= 4.5]).toEqual([pair, true])
        for (const pair of edgePairs) expect([pair, getPairContrast(themed, pair) >= 3]).toEqual([pair, true])
      }),
      { numRuns: 200 },
    )
  })
})
