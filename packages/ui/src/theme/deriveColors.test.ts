import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getContrast, type Rgb } from './contrast.js'
import { type BaseColors, deriveColors, getTextBackgrounds } from './deriveColors.js'

const rgb = (hex: string): Rgb => {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}

/** The defaults of `styles/tokens.css`. */
const light = {
  surface: rgb('#ffffff'),
  raised: rgb('#f6f6f2'),
  text: rgb('#1a1d17'),
  danger: rgb('#b3261e'),
  warning: rgb('#8a5200'),
}
const dark = {
  surface: rgb('#181a17'),
  raised: rgb('#222520'),
  text: rgb('#f1f3ec'),
  danger: rgb('#ff9389'),
  warning: rgb('#f2b85c'),
}

function read(colors: BaseColors, name: string): Rgb {
  const [red = 0, green = 0, blue = 0] = deriveColors(colors)[name]?.match(/\d+/g)?.map(Number) ?? []
  return [red, green, blue]
}

const channel = integer({ min: 0, max: 255 })
const colors = tuple(constantFrom(light, dark), tuple(channel, channel, channel)).map(
  ([scheme, accent]): BaseColors => ({ ...scheme, accent }),
)

test('default', () => {
  expect(deriveColors({ ...dark, accent: rgb('#1d3fbb') })).toMatchInlineSnapshot(`
    {
      "--lk-accent-hover": "rgb(26 57 168)",
      "--lk-accent-text": "rgb(133 151 218)",
      "--lk-danger-soft": "rgb(255 147 137 / 0.08)",
      "--lk-edge": "rgb(241 243 236 / 0.24)",
      "--lk-field": "rgb(109 111 108)",
      "--lk-hover": "rgb(241 243 236 / 0.06)",
      "--lk-line": "rgb(241 243 236 / 0.11)",
      "--lk-on-accent": "rgb(255 255 255)",
      "--lk-soft": "rgb(29 63 187 / 0.11)",
      "--lk-warning-soft": "rgb(242 184 92 / 0.1)",
    }
  `)
})

describe('contrast', () => {
  test('behavior: text on any accent has a contrast of 4.5:1 in both themes, also on hover', () => {
    assert(
      property(colors, (one) => {
        const text = read(one, '--lk-on-accent')
        expect(getContrast(text, one.accent)).toBeGreaterThanOrEqual(4.5)
        expect(getContrast(text, read(one, '--lk-accent-hover'))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2_000 },
    )
  })

  test('behavior: any accent as text is readable on a translucent card over a black and a white page', () => {
    assert(
      property(colors, (opaque) => {
        const one = { ...opaque, surfaceAlpha: 0.9, raisedAlpha: 0.5 }
        const grounds = getTextBackgrounds(one)
        expect(grounds).toHaveLength(12)
        const text = read(one, '--lk-accent-text')
        for (const background of grounds) expect(getContrast(text, background)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2_000 },
    )
  })

  test('behavior: any accent as text has a contrast of 4.5:1 on every background in both themes', () => {
    assert(
      property(colors, (one) => {
        const text = read(one, '--lk-accent-text')
        for (const background of getTextBackgrounds(one))
          expect(getContrast(text, background)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('behavior: keeps an accent that is readable as text', () => {
  expect(read({ ...light, accent: rgb('#0b6b56') }, '--lk-accent-text')).toEqual(rgb('#0b6b56'))
  expect(read({ ...dark, accent: rgb('#66d9b4') }, '--lk-accent-text')).toEqual(rgb('#66d9b4'))
})

test('param: onAccent overrides the text color on the accent', () => {
  const given = { ...light, accent: rgb('#ffe600'), onAccent: rgb('#333333') }
  expect(read(given, '--lk-on-accent')).toEqual(rgb('#333333'))
})
