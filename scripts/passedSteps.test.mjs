import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeTempFiles } from './checks/writeTempFiles.mjs'
import { addPassed, getTree, readPassed } from './passedSteps.mjs'

/** Creates a repository with one commit. */
function createRepository() {
  const folder = writeTempFiles({ 'a.ts': 'export {}', '.gitignore': 'dist/' })
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder }).toString()
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'first')
  return { folder, git }
}

test('default: steps that passed on the same files', () => {
  const { folder } = createRepository()
  const file = join(folder, 'cache/passed.json')
  const tree = getTree(folder)
  expect(readPassed(tree, file)).toEqual([])
  addPassed(tree, 'types', file)
  addPassed(tree, 'unit', file)
  expect(readPassed(tree, file)).toEqual(['types', 'unit'])
  expect(readPassed('another tree', file)).toEqual([])
  addPassed('another tree', 'types', file)
  expect(readPassed(tree, file)).toEqual([])
})

test('behavior: changed, new and deleted files are another tree', () => {
  const { folder } = createRepository()
  const trees = [getTree(folder)]
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1')
  trees.push(getTree(folder))
  writeFileSync(join(folder, 'b.ts'), 'export {}')
  trees.push(getTree(folder))
  rmSync(join(folder, 'a.ts'))
  trees.push(getTree(folder))
  expect(new Set(trees).size).toBe(4)
})

test('behavior: a commit, ignored files and the list of flaky files leave the tree as it is', () => {
  const { folder, git } = createRepository()
  const tree = getTree(folder)
  execFileSync('mkdir', ['dist', 'test-results'], { cwd: folder })
  writeFileSync(join(folder, 'dist/a.js'), '')
  writeFileSync(join(folder, 'test-results/flaky.json'), '[]')
  expect(getTree(folder)).toBe(tree)
  writeFileSync(join(folder, 'b.ts'), 'export {}')
  const uncommitted = getTree(folder)
  expect(git('status', '--short')).toContain('?? b.ts')
  git('add', 'b.ts')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'second')
  expect(getTree(folder)).toBe(uncommitted)
})

test('error: a folder without git', () => {
  expect(() => getTree(writeTempFiles({ 'a.ts': '' }))).toThrow('not a git repository')
})
