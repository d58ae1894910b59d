import { resolve } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** @param {string} code @param {string} [file] */
async function lint(code, file = 'packages/ui/src/parts/a/A.css') {
  const { results } = await stylelint.lint({
    code,
    codeFilename: resolve(root, file),
    configFile: resolve(root, 'stylelint.config.js'),
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

test.each([
  'color: var(--lk-text)',
  'font-size: var(--lk-text-s)',
  'font-weight: 650',
  'padding: 4px 16px 16px',
  'margin-inline: -8px auto',
  'border-radius: calc(var(--lk-radius) * 1.15)',
  'animation: rise var(--lk-time-card) var(--lk-ease)',
  'transition: opacity var(--lk-time-header), scale var(--lk-time-view) var(--lk-ease)',
  'box-shadow: inset 0 0 0 1px var(--lk-line)',
])('default: allows %s', async (declaration) => {
  expect(await lint(`.a { ${declaration} }`)).toEqual([])
})

test.each([
  ['color: #123456', 'color-no-hex'],
  ['color: red', 'color-named'],
  ['background: rgb(0 0 0 / 0.1)', 'function-disallowed-list'],
  ['background: oklch(0.5 0.1 160)', 'function-disallowed-list'],
  ...[
    'font-size: 14px',
    'font-weight: 600',
    'font: 550 12px serif',
    'padding: 7px',
    'margin-inline-start: 10px',
    'gap: 5px',
    'border-radius: 10px',
    'border-start-start-radius: 4px',
    'animation: rise 300ms var(--lk-ease)',
    'transition: opacity 0.2s',
    'animation-duration: 1s',
    'box-shadow: 0 2px 4px var(--lk-line)',
  ].map((declaration) => [declaration, 'declaration-property-value-allowed-list']),
])('error: %s', async (declaration, rule) => {
  expect(await lint(`.a { ${declaration} }`)).toEqual([rule])
})

test('behavior: only the files of tokens set colors', async () => {
  const code = '.root { --lk-text: #1a1d17; --lk-line: rgb(26 29 23 / 0.11) }'
  expect(await lint(code, 'packages/ui/src/styles/tokens.css')).toEqual([])
  expect(await lint(code)).toEqual(['color-no-hex', 'function-disallowed-list'])
})

test('error: an exception without a reason', async () => {
  const exception = '/* stylelint-disable-next-line color-no-hex */\n'
  expect(await lint(`.a {\n${exception}color: #123 }`)).toEqual(['--report-descriptionless-disables'])
})
