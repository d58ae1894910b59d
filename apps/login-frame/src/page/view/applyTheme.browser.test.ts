import { expect, test } from 'vitest'
import { applyTheme } from './applyTheme.js'

const apply = (accent: string) => {
  const element = document.createElement('div')
  applyTheme(element, { mode: 'dark', accent, radius: 4 })
  return element
}

test('default', () => {
  const { dataset, style } = apply('#0b6b56')
  expect(dataset.theme).toBe('dark')
  expect(style.getPropertyValue('--lk-accent')).toBe('#0b6b56')
  expect(style.getPropertyValue('--lk-radius')).toBe('4px')
})

test('behavior: the text on the accent is always readable', () => {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const share = Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16) / 255
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    }, 0)
  const parts = ['00', '44', '77', '99', 'bb', 'ff']
  const accents = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  )
  const contrasts = accents.map((accent) => {
    const [dark, light] = [accent, apply(accent).style.getPropertyValue('--lk-on-accent')]
      .map((color) => luminance(color) + 0.05)
      .sort((one, other) => one - other)
    return (light ?? 0) / (dark ?? 1)
  })
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['light', '#ffffff', false],
  ['light', '#ffe680', false],
  ['light', '#0b6b56', true],
  ['dark', '#181a17', false],
  ['dark', '#222222', false],
  ['dark', '#66d9b4', true],
] as const)('behavior: in the %s mode, the accent %s is used: %s', (mode, accent, isUsed) => {
  const element = document.createElement('div')
  element.style.setProperty('--lk-surface', mode === 'light' ? '#ffffff' : '#181a17')
  document.body.append(element)
  applyTheme(element, { mode, accent })
  expect(element.style.getPropertyValue('--lk-accent')).toBe(isUsed ? accent : '')
  expect(element.style.getPropertyValue('--lk-on-accent') !== '').toBe(isUsed)
  element.remove()
})

test('behavior: an accent is checked again if only the mode changes', () => {
  const element = document.createElement('div')
  document.body.append(element)
  element.style.setProperty('--lk-surface', '#ffffff')
  applyTheme(element, { mode: 'light', accent: '#222222' })
  expect(element.style.getPropertyValue('--lk-accent')).toBe('#222222')
  element.style.setProperty('--lk-surface', '#181a17')
  applyTheme(element, { mode: 'dark' })
  expect(element.style.getPropertyValue('--lk-accent')).toBe('')
  element.style.setProperty('--lk-surface', '#ffffff')
  applyTheme(element, { mode: 'light' })
  expect(element.style.getPropertyValue('--lk-accent')).toBe('#222222')
  element.remove()
})
