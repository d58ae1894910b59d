import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const modal = '../../../../../packages/ui/src/styles/tokens.css'
const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

/** Returns the tokens of the first rule with that selector. `--latchkit-` properties are those of an app: their defaults count. */
function readTokens(css: string, selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`)
  const rule = css.slice(start, css.indexOf('\n}', start))
  const declarations = [...rule.matchAll(/(--lk-[\w-]+):\s*([^;]+);/g)]
  return new Map(
    declarations.map(([, name = '', value = '']) => [
      name,
      value.replace(/^var\(--latchkit-[\w-]+, (.+)\)$/, '$1'),
    ]),
  )
}

test.each([
  [':root', '.root'],
  [':root[data-theme="dark"]', '.root[data-theme="dark"]'],
])('default: the tokens of %s are those of the modal', async (selector, modalSelector) => {
  const own = readTokens(await read('./tokens.css'), selector)
  const others = readTokens(await read(modal), modalSelector)
  expect(own.size).toBeGreaterThan(10)
  expect(Object.fromEntries(own)).toEqual(
    Object.fromEntries([...own.keys()].map((name) => [name, others.get(name)])),
  )
})
