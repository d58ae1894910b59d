import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns the files that a file reaches by relative imports of code, or of style sheets. */
function getReached(file: string, reached: Set<string> = new Set()): ReadonlySet<string> {
  if (reached.has(file) || !existsSync(file)) return reached
  reached.add(file)
  const pattern = file.endsWith('.css') ? /@import "(\.[^"]+)"/g : /from '(\.[^']+)'/g
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
    const target = join(dirname(file), path.replace('?inline', ''))
    const [code] = [`${target.slice(0, -3)}.tsx`, `${target.slice(0, -3)}.ts`].filter(existsSync)
    getReached(target.endsWith('.js') ? (code ?? target) : target, reached)
  }
  return reached
}

const views = readdirSync(join(root, 'views'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('View.tsx'))
  .map((path) => join(root, 'views', path))
/** What is loaded for every view. */
const ofModal = ['parts/modal/Modal.tsx', 'shadow-dom/ShadowContainer.tsx'].flatMap((file) => [
  ...getReached(join(root, file)),
])

test.each(views.map((path) => [path.slice(root.length), path]))(
  'behavior: %s loads the styles of each part that it shows',
  (_, path) => {
    const reached = getReached(path)
    const missing = [...reached]
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.replace(/\.tsx$/, '.css'))
      .filter((css) => existsSync(css) && !reached.has(css) && !ofModal.includes(css))
    expect(missing.map((css) => css.slice(root.length))).toEqual([])
  },
)

test('default: there are views', () => {
  expect(views.length).toBeGreaterThan(30)
})
