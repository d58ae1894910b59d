import { expect, test } from 'vitest'
import { fillText } from './fillText.js'

const facts = { conditions: ['vue', 'login'], texts: { APP: 'My app of %MAKER%', MAKER: 'Ada' } }

test('default: placeholders have their texts, also inside texts', () => {
  expect(fillText('<h1>%APP%</h1> 100% wide, %20', facts)).toBe('<h1>My app of Ada</h1> 100% wide, %20')
})

test.each([
  ['vue', true],
  ['vue login', true],
  ['vue siwx', false],
  ['next', false],
  ['!next', true],
  ['!next !login', false],
])('param: the condition "%s"', (condition, isKept) => {
  const text = `a\n<!-- if ${condition} -->\nb\n<!-- end -->\nc\n`
  expect(fillText(text, facts)).toBe(isKept ? 'a\nb\nc\n' : 'a\nc\n')
})

test('error: a placeholder without a text', () => {
  expect(() => fillText('%NAME%', facts)).toThrow('The placeholder %NAME% has no text.')
})
